/** Functions that show toasts, alerts and questions; screens do not build their own. */
import { modals } from '@mantine/modals'
import { notifications } from '@mantine/notifications'
import { limits } from '../../shared/domain/limits'
import classes from './dialogs.module.css'
import { whenPainted } from './first-paint'
import { commonText } from './text'

const queuedToasts = new Set<string>()

/** Queues a toast for 3 s; a message that is already queued is not queued again (SPEC §8). */
export function toast(message: string): void {
  if (queuedToasts.has(message)) return
  queuedToasts.add(message)
  whenPainted(() =>
    notifications.show({
      message,
      role: 'status',
      autoClose: limits.toastMs,
      onClose: () => queuedToasts.delete(message),
      closeButtonProps: { 'aria-label': commonText.close },
    }),
  )
}

/** Whether a dialog is above the page; the guide is beside it. */
export const isDialogOpen = (): boolean => document.querySelector('[role="dialog"][aria-modal="true"]') !== null

/** Removes all queued toasts, e.g. when another teacher logs in. */
export function clearToasts(): void {
  notifications.clean()
  queuedToasts.clear()
}

interface ClosableDialog {
  message: string
  /** A question of the page that is shown: it closes with its page. */
  isOfPage: boolean
}

/** The dialogs that the program may close, by dialog id: all except those that only their button can close. */
const closableDialogs = new Map<string, ClosableDialog>()

function close(dialogs: Iterable<[string, ClosableDialog]>): void {
  for (const [id, { message }] of [...dialogs]) {
    modals.close(id)
    openAlerts.delete(message)
    closableDialogs.delete(id)
  }
}

/** Closes alerts and questions as if the teacher had declined them, e.g. when the session ended. */
export const closeDialogs = (): void => close(closableDialogs)

/** Closes the questions of a page that the teacher has left by another way, such as the keys of the browser. */
export const closePageQuestions = (): void => close([...closableDialogs].filter(([, { isOfPage }]) => isOfPage))

let dialogCount = 0

type DialogProps = Parameters<typeof modals.openConfirmModal>[0]

/**
 * Opens a dialog, in the first frame of the program after it. Resolves to true if it is confirmed, and to false if it is
 * closed in another way.
 * @param tracked what is known of it if the program may close it.
 */
function openDialog(tracked: ClosableDialog | null, props: DialogProps, signal?: AbortSignal): Promise<boolean> {
  dialogCount += 1
  const id = `dialog-${dialogCount}`
  if (tracked) closableDialogs.set(id, tracked)
  return new Promise((answer: (isConfirmed: boolean) => void) => {
    whenPainted(() => {
      if (signal?.aborted || (tracked && !closableDialogs.has(id))) return answer(false)
      modals.openConfirmModal({ ...props, modalId: id, onConfirm: () => answer(true), onClose: () => answer(false) })
      signal?.addEventListener('abort', () => modals.close(id), { once: true })
    })
  }).finally(() => closableDialogs.delete(id))
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
  const tracked = closable ? { message, isOfPage: false } : null
  const closed = openDialog(tracked, {
    title: title ?? commonText.notice,
    children: <p className={classes.message}>{message}</p>,
    labels: { confirm: button ?? commonText.ok, cancel: commonText.cancel },
    cancelProps: { display: 'none' },
    confirmProps: { 'data-autofocus': true },
    withCloseButton: false,
    closeOnEscape: closable,
    closeOnClickOutside: false,
  }).then(() => void openAlerts.delete(message))
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
  /** It is not about the page that is shown, and stays open if another one is. */
  outlivesPage?: boolean
}

/** Asks a question; true for the confirming button, false for anything else. */
export function confirmDialog({
  message,
  title,
  confirm,
  cancel,
  signal,
  outlivesPage = false,
}: Question): Promise<boolean> {
  return openDialog(
    { message, isOfPage: !outlivesPage },
    {
      title: title ?? commonText.confirm,
      children: <p className={classes.message}>{message}</p>,
      labels: { confirm, cancel: cancel ?? commonText.cancel },
      confirmProps: { 'data-autofocus': true },
      closeOnClickOutside: false,
      closeButtonProps: { 'aria-label': commonText.close },
    },
    signal,
  )
}
