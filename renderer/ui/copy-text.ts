/**
 * Puts a text on the clipboard; false where it could not. Goes by the copy event, which the click that asks for it allows: the
 * newer way wants a permission that the hosts give to nobody (DESIGN §10).
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
