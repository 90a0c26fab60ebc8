import type { Paper } from '../../../shared/items/paper'
import { Link } from '../../ui/Link'
import classes from './DraftsOfOtherRounds.module.css'
import { worksOf } from './marking'
import { hasChanges, type NoteDraft } from './note-draft'
import { useNoteEntries } from './note-store'
import { notesText } from './text'

interface Props {
  paper: Paper
  studentId: string
  pathOfRound: (round: number) => string
}

/**
 * The round of a draft. One of an older version of the program does not have it: it is on the round before, or, beside the
 * first one, on the latest. Undefined if the paper has no other round.
 */
const roundOf = ({ round }: NoteDraft, paper: Paper): number | undefined =>
  round ?? (paper.round > 1 ? paper.round - 1 : paper.rounds > 1 ? paper.rounds : undefined)

/**
 * Says that comments which are not saved are on another submission of this student, and leads there: a student who
 * hands in again replaces the text on the screen, and the teacher would not find her words again.
 */
export function DraftsOfOtherRounds({ paper, studentId, pathOfRound }: Props) {
  const entries = useNoteEntries()
  const own = new Set(worksOf(paper, studentId).map(({ guid }) => guid))
  const others = [...entries.values()].flatMap(({ draft }) => {
    const { work, isSaved } = draft
    const round = roundOf(draft, paper)
    const isOfStudent = work.student_id === studentId && work.topic_id === paper.resource.topic_id
    const isOther = isOfStudent && !own.has(work.guid) && !isSaved && hasChanges(draft)
    return isOther && round !== undefined ? [round] : []
  })
  return [...new Set(others)].map(round => (
    <p key={round} className={classes.line}>
      {notesText.unsavedInRound(round)} <Link to={pathOfRound(round)}>{notesText.openRound(round)}</Link>
    </p>
  ))
}
