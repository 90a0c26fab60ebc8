import { useMemo } from 'react'
import type { Paper } from '../../shared/items/paper'
import { isViewKey } from '../../shared/items/view-keys'
import { SoundControls } from '../audio/SoundControls'
import { EmptyState } from '../ui/EmptyState'
import type { KeyWord } from '../ui/KeyHint'
import { answeredContent, prepared } from './answered'
import { leadOutcome } from './content/cloze'
import { hasSound } from './content/files'
import { hasSpoken, merge, withoutAnswers } from './content/merge'
import { normalise } from './content/normalise'
import { overallOf } from './content/overall'
import { inSections } from './content/sections'
import type { ResultContent } from './content/types'
import { Foot } from './parts/Foot'
import { LeadCard } from './parts/LeadCard'
import { Legend } from './parts/Legend'
import { OverallBar } from './parts/OverallBar'
import { meanSpeech, ScoreTags } from './parts/ScoreTags'
import { InSight } from './parts/StickyText'
import styles from './ResultView.module.css'
import { registry } from './registry'
import { ReviewProvider, useReviewState } from './review'
import { SettingProvider, type Viewer } from './setting'
import { resultText } from './text'
import { useMedia } from './use-media'
import { usePartFiles } from './use-part-files'
import type { ViewRow } from './view'

interface Props {
  paper: Paper
  /** Who looks: the teacher, or the teacher with the student's eyes (DESIGN §9). */
  viewer?: Viewer
  /** Whose paper it is; a resource shown by itself is nobody's. */
  studentId?: string
  /** False shows the resource itself: no marks, no 未回答. */
  showAnswers?: boolean
  /** Without answers: shows the right answers all the same. */
  showCorrect?: boolean
  /** Keys of the screen around the view, shown after its own. */
  hints?: readonly KeyWord[]
}

const moveHint: KeyWord = { keys: ['J', 'K'], word: resultText.keys.move }
/** The keys of the repeat and of the speed stand on their buttons. */
const soundHints: readonly KeyWord[] = [
  { keys: ['Space'], word: resultText.keys.play },
  { keys: ['A'], word: resultText.keys.alternate },
]

/** One paper, or one resource, in the view that its view key names; a key without a view says so. */
export function ResultView({
  paper,
  viewer = 'teacher',
  studentId,
  showAnswers = false,
  showCorrect = false,
  hints = [],
}: Props) {
  const key = paper.resource.view_key
  if (!isViewKey(key)) {
    return (
      <section className={styles.sheet}>
        <EmptyState message={resultText.unknownView} hint={resultText.unknownViewHint} />
        <Foot hints={hints} />
      </section>
    )
  }
  const row: ViewRow = registry[key]
  const shown = { row, viewer, studentId, showAnswers, showCorrect, hints }
  const sheet = (of: Paper) => <Sheet paper={of} {...shown} />
  return (
    <div data-view={key} data-topic={paper.resource.topic_id}>
      {row.Around ? <row.Around paper={paper} hints={hints} sheet={sheet} /> : sheet(paper)}
    </div>
  )
}

type SheetProps = Required<Omit<Props, 'studentId'>> & { studentId: string | undefined; row: ViewRow }

function Sheet({ paper, row, viewer, studentId, showAnswers, showCorrect, hints }: SheetProps) {
  const inParts = row.inParts ?? false
  const files = usePartFiles(paper, inParts)
  const content = useMemo((): ResultContent => {
    if (showAnswers && !inParts) return answeredContent(paper, row)
    const normal = prepared(inParts ? inSections(paper.content, files) : normalise(paper.content), paper, row)
    return showAnswers ? merge(normal, paper, row.scoring) : withoutAnswers(normal)
  }, [paper, row, inParts, files, showAnswers])
  const media = useMedia(paper.resource.resource_path, content)
  const setting = useMemo(
    () => ({ viewer, showCorrect, paper, studentId, ...media }),
    [viewer, showCorrect, paper, studentId, media],
  )
  const review = useReviewState(useMemo(() => content.entries.map(entry => entry.key), [content]))
  const empty = content.entries.length === 0
  const heard = hasSound(content)
  const own = empty ? [] : heard ? [...soundHints, moveHint] : [moveHint]
  return (
    <SettingProvider value={setting}>
      <ReviewProvider value={review}>
        <section className={styles.sheet} aria-label={resultText.items}>
          {showAnswers && !empty && row.summary !== 'own' && hasSpoken(content) ? (
            <Bar paper={paper} content={content} />
          ) : null}
          <Body row={row} content={content} />
          <Foot hints={[...own, ...hints]}>{heard ? <SoundControls /> : null}</Foot>
        </section>
      </ReviewProvider>
    </SettingProvider>
  )
}

/** The content's own text, picture and sound above the items; beside them where these ask about the text. */
function Body({ row, content }: { row: ViewRow; content: ResultContent }) {
  const lead = <LeadCard lead={content.lead} outcome={leadOutcome(content.entries)} />
  if (content.entries.length === 0 && !content.sections?.length) {
    return (
      <>
        {lead}
        <EmptyState message={resultText.noItems} />
      </>
    )
  }
  const view = <row.View content={content} />
  if (row.lead === 'beside' && content.lead.english !== undefined) {
    return <InSight text={lead}>{view}</InSight>
  }
  return (
    <>
      {lead}
      {view}
    </>
  )
}

/** Above spoken items: how the reading was on the whole, and what the letters mean. */
function Bar({ paper, content }: { paper: Paper; content: ResultContent }) {
  return (
    <div className={styles.bar}>
      <OverallBar overall={overallOf(paper.resource, content.entries)} />
      <ScoreTags speech={meanSpeech(content.entries)} />
      <Legend />
    </div>
  )
}
