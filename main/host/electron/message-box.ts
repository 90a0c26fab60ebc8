/** What the program itself asks, in a box over its window. */
import { app, type BrowserWindow, dialog, type MessageBoxOptions } from 'electron'

type Question = Pick<MessageBoxOptions, 'message' | 'detail' | 'buttons' | 'cancelId' | 'signal'>

/** The number of the button that was pressed: Enter presses the first, Escape `cancelId`. */
export async function askInMessageBox(window: BrowserWindow, question: Question): Promise<number> {
  const box: MessageBoxOptions = { type: 'warning', title: app.getName(), defaultId: 0, noLink: true, ...question }
  return (await dialog.showMessageBox(window, box)).response
}
