/** Opens the dialog for offline reading (offline-button.client.ts). */
export function OfflineButton() {
  return (
    <button
      type="button"
      data-offline=""
      aria-haspopup="dialog"
      className="py-1 hover:text-accent hover:underline no-js:hidden"
    >
      Save for offline
    </button>
  );
}
