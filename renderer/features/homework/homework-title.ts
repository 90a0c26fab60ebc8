import { homeworkText } from './text'

/** The title of a homework, or words for a homework without one. */
export const homeworkTitle = (title: string | undefined): string => title || homeworkText.untitled
