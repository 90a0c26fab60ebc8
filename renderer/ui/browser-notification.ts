/**
 * System notifications that the page itself shows. In a browser the user is asked once; in Electron the page has no
 * permission, and main shows them.
 */

/** Null where the browser has no notifications. */
const notificationClass = (): typeof Notification | null => (typeof Notification === 'undefined' ? null : Notification)

/** Asks for the permission, if the user was never asked. Call it for a click only. */
export async function askForNotifications(): Promise<void> {
  if (notificationClass()?.permission === 'default') await notificationClass()?.requestPermission()
}

/** Whether the user was never asked for the permission. */
export const canAskForNotifications = (): boolean => notificationClass()?.permission === 'default'

/** By their tags: a later notification with the same tag replaces the earlier one. */
const shown = new Map<string, Notification>()

/**
 * Shows a notification, if the user allows it. A later notification with the same tag replaces it. A click leads to the
 * address.
 */
export function showNotification(title: string, tag: string, address: string): void {
  const SystemNotification = notificationClass()
  if (SystemNotification?.permission !== 'granted') return
  const notification = new SystemNotification(title, { tag })
  shown.set(tag, notification)
  notification.addEventListener('close', () => {
    if (shown.get(tag) === notification) shown.delete(tag)
  })
  notification.addEventListener('click', () => {
    window.focus()
    window.location.hash = address
  })
}

/** Removes the notifications that were shown: the next user must not read them. */
export function removeNotifications(): void {
  for (const notification of [...shown.values()]) notification.close()
  shown.clear()
}
