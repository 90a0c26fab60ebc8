/** The contents chosen for a homework, in the order in which students work through them. */
import type { HomeworkKind } from '../../../../shared/domain/homework-rules'
import type { AssignDraft, Content } from './assign-draft'

/** All contents of a homework. A periodic plan has them in its days. */
export const contentsOfDraft = (
  kind: HomeworkKind,
  { contents, days }: Pick<AssignDraft, 'contents' | 'days'>,
): readonly Content[] => (kind === 2 ? days.flatMap(day => day.contents) : contents)

export const isChosen = (contents: readonly Content[], id: string): boolean =>
  contents.some(({ resource_id }) => resource_id === id)

/** Appends contents. A content that is chosen already keeps its place. */
export const addContents = (contents: readonly Content[], more: readonly Content[]): Content[] => [
  ...contents,
  ...more.filter(({ resource_id }) => !isChosen(contents, resource_id)),
]

export const removeContents = (contents: readonly Content[], ids: readonly string[]): Content[] =>
  contents.filter(({ resource_id }) => !ids.includes(resource_id))

/** Moves one item from index `from` to index `to`; an index out of range means the nearest end. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.filter((_, index) => index !== from)
  const item = list[from]
  if (item === undefined) return [...list]
  const index = Math.max(0, Math.min(to, others.length))
  return [...others.slice(0, index), item, ...others.slice(index)]
}
