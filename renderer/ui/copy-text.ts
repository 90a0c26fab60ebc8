/**
 * Copies a text to the clipboard; returns whether it succeeded. It uses the copy event, which is allowed during a
 * click, because the clipboard API needs a permission that the hosts deny (DESIGN §10).
 */
export function copyText(text: string): boolean {
  let taken = false
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    taken = true
  }
  document.addEventListener('copy', give)
  try {
    return document.execCommand('copy') && taken
  } catch {
    return false
  } finally {
    document.removeEventListener('copy', give)
  }
}
