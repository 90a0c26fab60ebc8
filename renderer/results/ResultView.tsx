import { memo, useEffect, useMemo } from 'react'
import type { Paper } from '../../shared/items/paper'
import { isViewKey } from '../../shared/items/view-keys'
import { SoundControls } from '../audio/SoundControls'
import { EmptyState } from '../ui/EmptyState'
import type { KeyRow } from '../ui/keys/key-rows'
import { leadOutcome } from './content/cloze'
import { hasSound } from './content/media-files'
import { hasSpokenAnswers, mergeAnswers, withoutAnswers } from './content/merge-answers'
import { countMissing, type MissingAnswers } from './content/missing-answers'
import { normalise } from './content/normalise'
import { contentInSections } from './content/note-taking-sections'
import { overallScore } from './content/overall-score'
import type { ResultContent } from './content/types'
import { DraftsOfOtherRounds } from './notes/DraftsOfOtherRounds'
import { canBeCommented, type Marking, worksOf } from './notes/marking'
import { NoteBar } from './notes/NoteBar'
import { contentWithAnswers, prepareContent } from './paper-content'
import { LeadCard } from './parts/LeadCard'
import { OverallScoreBar } from './parts/OverallScoreBar'
import { ResultFooter } from './parts/ResultFooter'
import { ScoreLegend } from './parts/ScoreLegend'
import { averageSpeechScores, SpeechScoreTags } from './parts/SpeechScoreTags'
import { StickyText } from './parts/StickyText'
import classes from './ResultView.module.css'
import { registry } from './registry'
import { resultText } from './text'
import { ItemNavigationProvider, useItemNavigationState } from './use-item-navigation'
import { useMedia } from './use-media'
import { usePartFiles } from './use-part-files'
import { ResultContextProvider, type Viewer } from './use-result-context'
import type { ViewDefinition } from './view-types'

interface Props {
  paper: Paper
  /** Who the view is for: the teacher, or the teacher in the student's view (DESIGN §9). */
  viewer?: Viewer
  /** The student whose paper it is; absent for a resource without a student. */
  studentId?: string
  /** The teacher's own homework; absent for headquarters' homework, whose papers are read without it. */
  homeworkId?: string
  /** False shows only the resource: no marks and no 未回答. */
  showAnswers?: boolean
  /** Shows the right answers even without the student's answers. */
  showCorrect?: boolean
  /** Called with the number of missing answers of the paper, once its questions are known. */
  onMissing?: (missing: MissingAnswers, paper: Paper) => void
  /** Offers the teacher to write comments on the student's writing. */
  marking?: Marking
  /** Hides what the AI says, while a teacher reads on her own. */
  hidesAi?: boolean
  /** Shortcut keys of the surrounding screen, shown after the keys of the view. */
  keys?: readonly KeyRow[]
}

const noKeys: readonly KeyRow[] = []

/**
 * Shows one paper, or one resource, in the view for its view key. An unknown view key gives a message. It renders again
 * only if one of its props changes.
 */
export const ResultView = memo(function ResultView({
  paper,
  viewer = 'teacher',
  studentId,
  homeworkId,
  showAnswers = false,
  showCorrect = false,
  onMissing,
  marking,
  hidesAi = false,
  keys = noKeys,
}: Props) {
  const viewKey = paper.resource.view_key
  if (!isViewKey(viewKey)) {
    return (
      <section className={classes.sheet}>
        <EmptyState message={resultText.unknownView} hint={resultText.unknownViewHint} />
        <ResultFooter keys={keys} />
      </section>
    )
  }
  const definition: ViewDefinition = registry[viewKey]
  const shown = {
    row: definition,
    viewer,
    studentId,
    homeworkId,
    showAnswers,
    showCorrect,
    onMissing,
    marking,
    hidesAi,
    keys,
  }
  const renderPaper = (of: Paper) => <PaperView paper={of} {...shown} />
  return (
    <div data-view={viewKey} data-topic={paper.resource.topic_id}>
      {definition.Wrapper ? (
        <definition.Wrapper paper={paper} keys={keys} renderPaper={renderPaper} />
      ) : (
        renderPaper(paper)
      )}
    </div>
  )
})

type PaperViewProps = Required<Omit<Props, 'studentId' | 'homeworkId' | 'onMissing' | 'marking'>> &
  Pick<Props, 'onMissing' | 'marking'> & {
    studentId: string | undefined
    homeworkId: string | undefined
    row: ViewDefinition
  }

function PaperView(props: PaperViewProps) {
  const {
    paper,
    row,
    viewer,
    studentId,
    homeworkId,
    showAnswers,
    showCorrect,
    onMissing,
    marking: offered,
    hidesAi,
    keys,
  } = props
  const hasPartFiles = row.hasPartFiles ?? false
  const files = usePartFiles(paper, hasPartFiles)
  const content = useMemo((): ResultContent => {
    if (showAnswers && !hasPartFiles) return contentWithAnswers(paper, row)
    const normal = prepareContent(
      hasPartFiles ? contentInSections(paper.content, files) : normalise(paper.content),
      paper,
      row,
    )
    return showAnswers ? mergeAnswers(normal, paper, row.scoring) : withoutAnswers(normal)
  }, [paper, row, hasPartFiles, files, showAnswers])
  const media = useMedia(paper.resource.resource_path, content)
  const marking = viewer === 'teacher' && studentId !== undefined && canBeCommented(paper) ? (offered ?? null) : null
  const resultContext = useMemo(
    () => ({
      viewer,
      showCorrect,
      paper,
      studentId,
      homeworkId,
      marking,
      hidesAi,
      itemFullScore: row.itemFullScore ?? 100,
      ...media,
    }),
    [viewer, showCorrect, paper, studentId, homeworkId, marking, hidesAi, row, media],
  )
  const works = useMemo(() => (marking ? worksOf(paper, studentId ?? '') : []), [marking, paper, studentId])
  const missing = useMemo(() => countMissing(content, row), [content, row])
  useEffect(() => onMissing?.(missing, paper), [missing, paper, onMissing])
  const isEmpty = content.entries.length === 0
  const hasAnySound = hasSound(content)
  const { navigation, keyRows } = useItemNavigationState(
    useMemo(() => content.entries.map(entry => entry.key), [content]),
    hasAnySound,
  )
  return (
    <ResultContextProvider value={resultContext}>
      <ItemNavigationProvider value={navigation}>
        <section className={classes.sheet} aria-label={resultText.items}>
          {viewer === 'teacher' && offered?.pathOfRound && studentId !== undefined ? (
            <DraftsOfOtherRounds paper={paper} studentId={studentId} pathOfRound={offered.pathOfRound} />
          ) : null}
          {showAnswers && !isEmpty && row.summary !== 'own' && hasSpokenAnswers(content) ? (
            <OverallScore paper={paper} content={content} />
          ) : null}
          <Body row={row} content={content} />
          <ResultFooter keys={[...keyRows, ...keys]}>
            {hasAnySound ? <SoundControls /> : null}
            {marking ? <NoteBar works={works} marking={marking} /> : null}
          </ResultFooter>
        </section>
      </ItemNavigationProvider>
    </ResultContextProvider>
  )
}

/**
 * Shows the content's own text, picture and sound above the items, or beside them if the items ask about the text. When
 * another item becomes the current one, only what shows that renders again.
 */
const Body = memo(function Body({ row, content }: { row: ViewDefinition; content: ResultContent }) {
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
})

/** The overall reading score and the legend of the letters, above spoken items. */
function OverallScore({ paper, content }: { paper: Paper; content: ResultContent }) {
  return (
    <div className={classes.bar}>
      <OverallScoreBar overall={overallScore(paper.resource, content.entries)} />
      <SpeechScoreTags speech={averageSpeechScores(content.entries)} />
      <ScoreLegend />
    </div>
  )
}
