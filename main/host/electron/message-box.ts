/** Questions of the program, in a native message box over its window. */
import { app, type BrowserWindow, dialog, type MessageBoxOptions } from 'electron'

type Question = Pick<MessageBoxOptions, 'message' | 'detail' | 'buttons' | 'cancelId' | 'signal'>

/** The index of the pressed button. Enter presses the first button, Escape the button `cancelId`. */
export async function askInMessageBox(window: BrowserWindow, question: Question): Promise<number> {
  const box: MessageBoxOptions = { type: 'warning', title: app.getName(), defaultId: 0, noLink: true, ...question }
  return (await dialog.showMessageBox(window, box)).response
}
