/** Valid drafts for the tests of the assign wizards. */
import { type AssignDraft, type Content, emptyDraft } from '../../../../renderer/features/homework/draft/assign-draft'
import { fieldTimeAhead } from '../../../../renderer/features/homework/draft/field-times'
import type { HomeworkKind } from '../../../../shared/domain/homework-rules'

/** Makes contents from titles. */
export const contentsOf = (...titles: string[]): Content[] =>
  titles.map(title => ({
    resource_id: title,
    resource_title: title,
    resource_level: '中1',
    view_key: 'word-reading',
    from: '教科書 Unit 1',
  }))

export function draftOf(kind: HomeworkKind, now: number): AssignDraft {
  const contents = contentsOf('r1', 'r2')
  const plan = contents.map((one, at) => ({
    start: fieldTimeAhead(now, { days: at + 1, at: [8, 0] }),
    contents: [one],
  }))
  return {
    ...emptyDraft(kind, now),
    contents: kind === 2 ? [] : contents,
    days: kind === 2 ? plan : [],
    title: 'Unit 3 の復習',
    receivers: ['1', '2'].map(team_id => ({ team_id, student_ids: null })),
    start: kind === 1 ? '' : fieldTimeAhead(now, { days: 1, at: [8, 0] }),
    end: fieldTimeAhead(now, { days: 7, at: [23, 59] }),
  }
}
