/** What the browser paints around the page: its surface in either theme. A chosen theme changes `media`. */
export function ThemeColors() {
  return (
    <>
      <meta
        name="theme-color"
        content={import.meta.env.LIGHT_SURFACE}
        media="(prefers-color-scheme:light)"
        data-scheme="light"
      />
      <meta
        name="theme-color"
        content={import.meta.env.DARK_SURFACE}
        media="(prefers-color-scheme:dark)"
        data-scheme="dark"
      />
    </>
  );
}
