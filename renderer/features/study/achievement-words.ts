import type { EndpointResponse } from '../../../shared/endpoints/index'
import { text } from './text'

export type Achievement = EndpointResponse<'student-achievement-page-list'>['items'][number]

/** What the student reached, e.g. `学習 100回`; the number alone of a type that the program does not know. */
export const achievementWords = ({ type, count }: Pick<Achievement, 'type' | 'count'>): string =>
  text.achievements[String(type)]?.(count) ?? String(count)
