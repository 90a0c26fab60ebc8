import { useCallback, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatScore } from '../../../../shared/domain/scores'
import type { Paper } from '../../../../shared/items/paper'
import { isMissing, showToast } from '../../../bridge/index'
import type { MissingAnswers } from '../../../results/index'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import type { KeyRow } from '../../../ui/keys/key-rows'
import { useKeyTable } from '../../../ui/keys/use-key-table'
import { Link } from '../../../ui/Link'
import layout from '../../../ui/layout/layout.module.css'
import { OfflineStrip } from '../../../ui/offline/OfflineStrip'
import { PageHeader } from '../../../ui/PageHeader'
import { ScoreBadge } from '../../../ui/ScoreBadge'
import { Skeletons } from '../../../ui/Skeletons'
import { usePrintHead } from '../../../ui/use-print-head'
import { useStableCallback } from '../../../ui/use-stable-callback'
import classes from './Paper.module.css'
import { PaperFacts } from './PaperFacts'
import { paperLayers } from './paper-layers'
import { useIncludesIdle, usePaperOrder } from './paper-navigation'
import type { PaperParams, PaperSource, PaperTarget } from './paper-source'
import { StudentPaper } from './StudentPaper'
import { StudentStepper } from './StudentStepper'
import { text } from './text'
import { useRestoreCardFocus } from './use-restore-card-focus'
import { useShownPaper } from './use-shown-paper'

const hasAnswer = ({ answers, resource }: Paper): boolean => answers.length > 0 || resource.learn_count > 0

const nothingMissing: MissingAnswers = { unanswered: 0, blank: 0 }
const nobodysMissing = { of: null, counts: nothingMissing }

/** The total score of the paper, and how many missing answers lowered it. */
function Total({ paper, missing }: { paper: Paper; missing: MissingAnswers }) {
  const missingText = text.missing(missing)
  const { total_score, full_score } = paper.resource
  if (total_score === undefined && !hasAnswer(paper)) return <ScoreBadge score={undefined} />
  return (
    <span className={classes.total}>
      {text.total} <ScoreBadge score={total_score} full={full_score} isDone />
      {missingText !== '' && <span className={classes.missing}>{missingText}</span>}
    </span>
  )
}

/** What a key says at either end of the list: nobody is there, or only students who are left out. */
const endTexts = {
  previous: { end: text.first, skipped: text.noneBefore },
  next: { end: text.last, skipped: text.noneAfter },
}

interface Props {
  params: PaperParams
  source: PaperSource
  /** Shows another paper of the same homework. */
  onShow: (paper: PaperTarget) => void
}

/** One student's paper by round, with buttons and keys to the previous and the next student (DESIGN §7). */
export function PaperScreen({ params, source, onShow }: Props) {
  const { homeworkId, topicId, studentId, round } = params
  const { query, student, neighbours, columns, parentLink } = source
  const navigate = useNavigate()
  const [isStudentView, setStudentView] = useState(false)
  const [includesIdle, setIncludesIdle] = useIncludesIdle()
  const { shownKey, shownStudentId, rounds } = useShownPaper(params, source)
  const [missing, setMissing] = useState<{ of: Paper | null; counts: MissingAnswers }>(nobodysMissing)
  // the paper reports its counts again when the page is shown again: equal ones must not render anything
  const onMissing = useCallback(
    (counts: MissingAnswers, of: Paper) =>
      setMissing(old => (old.of === of && old.counts === counts ? old : { of, counts })),
    [],
  )
  const body = useRef<HTMLDivElement>(null)
  const { rememberCard, onScroll } = useRestoreCardFocus(body, shownKey)
  const isOpenedFromList = usePaperOrder(homeworkId) !== null

  const show = (paper: PaperTarget) => {
    rememberCard()
    onShow(paper)
  }
  const step = (to: 'previous' | 'next') => {
    const target = neighbours[to]
    if (target !== undefined) show({ topicId, studentId: target })
    else if (neighbours.index >= 0) showToast(endTexts[to][neighbours.onlySkipped[to] ? 'skipped' : 'end'])
  }
  const goBack = () => void (isOpenedFromList ? navigate(-1) : navigate(parentLink.to, { replace: true }))
  const onEscape = useStableCallback(goBack)
  const backKey = useMemo((): KeyRow[] => [{ label: text.goBack, keys: { Escape: onEscape } }], [onEscape])
  // no hints: the buttons show these keys
  useKeyTable([
    {
      label: includesIdle ? text.next : text.nextWithAnswers,
      keys: { 'Shift+j': () => step('next') },
      hint: false,
    },
    {
      label: includesIdle ? text.previous : text.previousWithAnswers,
      keys: { 'Shift+k': () => step('previous') },
      hint: false,
    },
    { label: text.includeIdle, keys: { u: () => setIncludesIdle(on => !on) }, hint: false },
    { label: text.studentView, keys: { v: () => setStudentView(on => !on) }, hint: false },
    ...backKey,
  ])
  const printHead = student ? text.printHead(student.team, student.number, student.name) : ''

  const isLoadingNext = query.isPlaceholderData
  const notFound = source.notFound ?? (!query.data && isMissing(query.error) ? text.noPaper : null)
  const shownPaper = notFound ? undefined : query.data
  // while the next paper loads, the header must not show facts of the previous paper
  const paper = isLoadingNext ? undefined : shownPaper
  const goNext = useStableCallback(() => step('next'))
  const lastStudent = neighbours.next === undefined ? studentId : neighbours.second === undefined ? neighbours.next : ''
  const layers = paperLayers(
    shownPaper && { key: shownKey, studentId: shownStudentId, paper: shownPaper },
    source.ahead,
    topicId,
  )
  const title = columns.find(each => each.topicId === topicId)?.title || paper?.resource.resource_title || text.topic
  const { total_score, full_score } = paper?.resource ?? {}
  // A long paper takes several pages: each says whose it is.
  const score = total_score === undefined ? '' : text.score(formatScore(total_score), full_score ?? 100)
  usePrintHead(text.pageHead(printHead, title, source.hasTotal ? score : ''))
  const backLink = <Link to={parentLink.to}>{parentLink.label}</Link>
  return (
    <div className={layout.fill}>
      <p className={classes.printedStudent}>{printHead}</p>
      <PageHeader
        title={title}
        windowTitle={student && !notFound ? text.windowTitle(student.name, title) : title}
        crumbs={source.crumbs}
        crumbsAbove
        mark={
          paper && source.hasTotal ? (
            <Total paper={paper} missing={missing.of === paper ? missing.counts : nothingMissing} />
          ) : null
        }
        actions={
          <StudentStepper
            neighbours={neighbours}
            name={student?.name}
            team={student?.team}
            number={student?.number}
            onStep={step}
          />
        }
        facts={
          notFound ? null : (
            <PaperFacts
              paper={paper}
              rounds={rounds}
              round={round}
              columns={columns}
              average={source.average}
              topicId={topicId}
              onTopic={next => show({ topicId: next, studentId })}
              onRound={next => show({ topicId, studentId, round: next })}
              includesIdle={includesIdle}
              onIncludeIdle={setIncludesIdle}
              isStudentView={isStudentView}
              onStudentView={setStudentView}
            />
          )
        }
      />
      <OfflineStrip keys={source.queryKeys} />
      <div ref={body} className={`${layout.scrollPlain} ${classes.body}`} aria-busy={isLoadingNext} onScroll={onScroll}>
        {notFound ? (
          <EmptyState message={notFound} hint={backLink} />
        ) : shownPaper ? (
          <div className={classes.paper} data-waiting={isLoadingNext || undefined} inert={isLoadingNext}>
            {layers.map(layer => (
              <StudentPaper
                key={layer.key}
                paper={layer.paper}
                studentId={layer.studentId}
                topicId={topicId}
                round={layer.key === shownKey ? round : 0}
                isShown={layer.key === shownKey}
                isStudentView={isStudentView}
                source={source}
                goNext={layer.studentId === lastStudent ? undefined : goNext}
                onMissing={onMissing}
                keys={backKey}
              />
            ))}
          </div>
        ) : query.isError ? (
          <ErrorState message={text.failed} onRetry={() => void query.refetch()} busy={query.isFetching}>
            {backLink}
          </ErrorState>
        ) : (
          <Skeletons count={6} />
        )}
      </div>
    </div>
  )
}
