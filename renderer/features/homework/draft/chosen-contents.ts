/** The basket: chosen contents in the order in which the students meet them. */
import type { Content } from './assign-draft'

export const isChosen = (contents: readonly Content[], id: string): boolean =>
  contents.some(({ resource_id }) => resource_id === id)

/** The contents with these at the end; what is there already stays where it is. */
export const addContents = (contents: readonly Content[], more: readonly Content[]): Content[] => [
  ...contents,
  ...more.filter(({ resource_id }) => !isChosen(contents, resource_id)),
]

export const removeContents = (contents: readonly Content[], ids: readonly string[]): Content[] =>
  contents.filter(({ resource_id }) => !ids.includes(resource_id))

/** The list with the element at `from` at place `to`; what lies out of the list goes to its ends. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, place) => place !== from)
  const one = list[from]
  if (one === undefined) return [...list]
  const place = Math.max(0, Math.min(to, rest.length))
  return [...rest.slice(0, place), one, ...rest.slice(place)]
}
