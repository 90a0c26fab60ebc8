import { useMemo } from 'react'
import type { Paper } from '../../shared/items/paper'
import { isViewKey } from '../../shared/items/view-keys'
import { SoundControls } from '../audio/SoundControls'
import { EmptyState } from '../ui/EmptyState'
import type { KeyWord } from '../ui/keys/KeyHints'
import { leadOutcome } from './content/cloze'
import { hasSound } from './content/media-files'
import { hasSpokenAnswers, mergeAnswers, withoutAnswers } from './content/merge-answers'
import { normalise } from './content/normalise'
import { contentInSections } from './content/note-taking-sections'
import { overallScore } from './content/overall-score'
import type { ResultContent } from './content/types'
import { contentWithAnswers, prepareContent } from './paper-content'
import { LeadCard } from './parts/LeadCard'
import { OverallScoreBar } from './parts/OverallScoreBar'
import { ResultFooter } from './parts/ResultFooter'
import { ScoreLegend } from './parts/ScoreLegend'
import { averageSpeechScores, SpeechScoreTags } from './parts/SpeechScoreTags'
import { StickyText } from './parts/StickyText'
import styles from './ResultView.module.css'
import { registry } from './registry'
import { resultText } from './text'
import { ItemNavigationProvider, useItemNavigationState } from './use-item-navigation'
import { useMedia } from './use-media'
import { usePartFiles } from './use-part-files'
import { ResultContextProvider, type Viewer } from './use-result-context'
import type { ViewDefinition } from './view-types'

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

const moveHint: KeyWord = { keys: ['J', 'K'], word: resultText.shortcutLabels.move }
/** The keys of the repeat and of the speed stand on their buttons. */
const soundHints: readonly KeyWord[] = [
  { keys: ['Space'], word: resultText.shortcutLabels.play },
  { keys: ['A'], word: resultText.shortcutLabels.alternate },
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
        <ResultFooter hints={hints} />
      </section>
    )
  }
  const row: ViewDefinition = registry[key]
  const shown = { row, viewer, studentId, showAnswers, showCorrect, hints }
  const sheet = (of: Paper) => <PaperView paper={of} {...shown} />
  return (
    <div data-view={key} data-topic={paper.resource.topic_id}>
      {row.Wrapper ? <row.Wrapper paper={paper} hints={hints} renderPaper={sheet} /> : sheet(paper)}
    </div>
  )
}

type PaperViewProps = Required<Omit<Props, 'studentId'>> & { studentId: string | undefined; row: ViewDefinition }

function PaperView({ paper, row, viewer, studentId, showAnswers, showCorrect, hints }: PaperViewProps) {
  const inParts = row.hasPartFiles ?? false
  const files = usePartFiles(paper, inParts)
  const content = useMemo((): ResultContent => {
    if (showAnswers && !inParts) return contentWithAnswers(paper, row)
    const normal = prepareContent(
      inParts ? contentInSections(paper.content, files) : normalise(paper.content),
      paper,
      row,
    )
    return showAnswers ? mergeAnswers(normal, paper, row.scoring) : withoutAnswers(normal)
  }, [paper, row, inParts, files, showAnswers])
  const media = useMedia(paper.resource.resource_path, content)
  const setting = useMemo(
    () => ({ viewer, showCorrect, paper, studentId, ...media }),
    [viewer, showCorrect, paper, studentId, media],
  )
  const review = useItemNavigationState(useMemo(() => content.entries.map(entry => entry.key), [content]))
  const empty = content.entries.length === 0
  const heard = hasSound(content)
  const own = empty ? [] : heard ? [...soundHints, moveHint] : [moveHint]
  return (
    <ResultContextProvider value={setting}>
      <ItemNavigationProvider value={review}>
        <section className={styles.sheet} aria-label={resultText.items}>
          {showAnswers && !empty && row.summary !== 'own' && hasSpokenAnswers(content) ? (
            <OverallScore paper={paper} content={content} />
          ) : null}
          <Body row={row} content={content} />
          <ResultFooter hints={[...own, ...hints]}>{heard ? <SoundControls /> : null}</ResultFooter>
        </section>
      </ItemNavigationProvider>
    </ResultContextProvider>
  )
}

/** The content's own text, picture and sound above the items; beside them where these ask about the text. */
function Body({ row, content }: { row: ViewDefinition; content: ResultContent }) {
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
  if (row.leadPosition === 'beside' && content.lead.english !== undefined) {
    return <StickyText text={lead}>{view}</StickyText>
  }
  return (
    <>
      {lead}
      {view}
    </>
  )
}

/** Above spoken items: how the reading was on the whole, and what the letters mean. */
function OverallScore({ paper, content }: { paper: Paper; content: ResultContent }) {
  return (
    <div className={styles.bar}>
      <OverallScoreBar overall={overallScore(paper.resource, content.entries)} />
      <SpeechScoreTags speech={averageSpeechScores(content.entries)} />
      <ScoreLegend />
    </div>
  )
}
