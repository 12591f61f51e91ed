/** Switches the language of the whole site (tabs.client.ts), for content that is not in a tab panel. */
export function LanguageSwitch() {
  return (
    <fieldset aria-label="Programming language" className="language-switch">
      <button type="button" data-language="rust" aria-pressed="true">
        Rust
      </button>
      <button type="button" data-language="python" aria-pressed="false">
        Python
      </button>
    </fieldset>
  );
}
