/** Functions that show toasts, alerts and questions; screens do not build their own. */
import { modals } from '@mantine/modals'
import { notifications } from '@mantine/notifications'
import { limits } from '../../shared/domain/limits'
import classes from './dialogs.module.css'
import { commonText } from './text'

const queuedToasts = new Set<string>()

/** Queues a toast for 3 s; a message that is already queued is not queued again (SPEC §8). */
export function toast(message: string): void {
  if (queuedToasts.has(message)) return
  queuedToasts.add(message)
  notifications.show({
    message,
    role: 'status',
    autoClose: limits.toastMs,
    onClose: () => queuedToasts.delete(message),
    closeButtonProps: { 'aria-label': commonText.close },
  })
}

/** Removes all queued toasts, e.g. when another teacher logs in. */
export function clearToasts(): void {
  notifications.clean()
  queuedToasts.clear()
}

/**
 * The messages of the dialogs that the program may close, by dialog id: all except those that only their button can
 * close.
 */
const closableDialogs = new Map<string, string>()

/** Closes alerts and questions as if the teacher had declined them, e.g. when the session ended. */
export function closeDialogs(): void {
  for (const [id, message] of closableDialogs) {
    modals.close(id)
    openAlerts.delete(message)
  }
  closableDialogs.clear()
}

function trackOpen<T>(id: string, message: string, closed: Promise<T>): Promise<T> {
  closableDialogs.set(id, message)
  return closed.finally(() => closableDialogs.delete(id))
}

/** The open alerts, by their message. */
const openAlerts = new Map<string, Promise<void>>()

interface AlertOptions {
  title?: string
  button?: string
  /** False: the button is the only way to close it. */
  closable?: boolean
}

/** Shows an alert until it is closed. The same message is shown only once at a time. */
export function alertDialog(message: string, { title, button, closable = true }: AlertOptions = {}): Promise<void> {
  const openAlert = openAlerts.get(message)
  if (openAlert) return openAlert
  let id = ''
  const answered = new Promise<void>(resolve => {
    id = modals.openConfirmModal({
      title: title ?? commonText.notice,
      children: <p className={classes.message}>{message}</p>,
      labels: { confirm: button ?? commonText.ok, cancel: commonText.cancel },
      cancelProps: { display: 'none' },
      confirmProps: { 'data-autofocus': true },
      withCloseButton: false,
      closeOnEscape: closable,
      closeOnClickOutside: false,
      onClose: () => resolve(),
    })
  }).finally(() => openAlerts.delete(message))
  const closed = closable ? trackOpen(id, message, answered) : answered
  openAlerts.set(message, closed)
  return closed
}

interface Question {
  message: string
  title?: string
  confirm: string
  cancel?: string
  /** Closes the question with the answer false. */
  signal?: AbortSignal
}

/** Asks a question; true for the confirming button, false for anything else. */
export function confirmDialog({ message, title, confirm, cancel, signal }: Question): Promise<boolean> {
  let id = ''
  const answered = new Promise<boolean>(resolve => {
    id = modals.openConfirmModal({
      title: title ?? commonText.confirm,
      children: <p className={classes.message}>{message}</p>,
      labels: { confirm, cancel: cancel ?? commonText.cancel },
      confirmProps: { 'data-autofocus': true },
      closeOnClickOutside: false,
      closeButtonProps: { 'aria-label': commonText.close },
      onConfirm: () => resolve(true),
      onClose: () => resolve(false),
    })
  })
  signal?.addEventListener('abort', () => modals.close(id), { once: true })
  return trackOpen(id, message, answered)
}
