/** Chooses the language of the whole site (tabs.client.ts), where what changes is not the panel of a tab. */
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
