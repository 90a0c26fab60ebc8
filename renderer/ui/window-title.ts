/** The window's title: that of the page, behind the number of new notices. */
import { commonText } from './text'

let title = ''
let unread = 0

const show = () => {
  const words = commonText.windowTitle(title)
  document.title = unread > 0 ? commonText.unreadTitle(unread, words) : words
}

/** The title of the page or screen that is shown. */
export const windowTitle = (): string => title

/** Sets the title of the page, without the name of the program. */
export function setWindowTitle(next: string): void {
  title = next
  show()
}

/** Sets the number of new notices before the title; 0 for none, also where the number must not be seen. */
export function setTitleCount(count: number): void {
  unread = count
  if (title !== '') show()
}
