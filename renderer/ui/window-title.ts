/** The window's title: that of the page, behind the number of new notices. */
import { commonText } from './text'

let title = ''
let unread = 0
let timer: number | undefined

const show = () => {
  const words = commonText.windowTitle(title)
  document.title = unread > 0 ? commonText.unreadTitle(unread, words) : words
}

/** The title of the page or screen that is shown. */
export const windowTitle = (): string => title

/** Sets the title of the page, without the name of the program. The window gets it a task later: it takes a millisecond. */
export function setWindowTitle(next: string): void {
  title = next
  window.clearTimeout(timer)
  timer = window.setTimeout(show)
}

/** Sets the number of new notices before the title; 0 for none, also where the number must not be seen. */
export function setTitleCount(count: number): void {
  unread = count
  if (title !== '') show()
}
