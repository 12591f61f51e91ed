/** The color of the browser's interface in each theme. Choosing a theme changes `media`. */
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
