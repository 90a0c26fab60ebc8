import { Button, NativeSelect, SegmentedControl } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useLayoutEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { longDate, parseJst } from '../../../../shared/domain/time'
import { useApi } from '../../../bridge/index'
import { comparedDays } from '../../../features/reports/compared-days'
import { chosenPeriod, periodFault } from '../../../features/reports/period'
import { useAsOf } from '../../../features/study/use-as-of'
import { useHiddenNames } from '../../../features/study/use-hidden-names'
import { paths } from '../../../paths'
import { useNow } from '../../../ui/clock'
import { EmptyState } from '../../../ui/EmptyState'
import { useKeyTable } from '../../../ui/keys/use-key-table'
import { Link } from '../../../ui/Link'
import { LoadFailed } from '../../../ui/offline/LoadFailed'
import { OfflineStrip } from '../../../ui/offline/OfflineStrip'
import { PageHeader } from '../../../ui/PageHeader'
import { Skeletons } from '../../../ui/Skeletons'
import { usePrintHead } from '../../../ui/use-print-head'
import { grownCount, growthRows, studentCount, topRows } from '../ranked-rows'
import { text } from '../text'
import { useRanking } from '../use-ranking'
import { GrowthPoster } from './GrowthPoster'
import classes from './Poster.module.css'
import { choiceIn, keysOf, lastRank, type PosterChoice, type Show } from './poster-choice'
import { RankPoster } from './RankPoster'

const words = text.poster
const dayText = (date: string): string => longDate(parseJst(date) ?? 0)

/** Sets the paper for printing while this page is shown. */
function usePaper(paper: PosterChoice['paper']): void {
  useLayoutEffect(() => {
    document.body.dataset.paper = paper
    return () => {
      delete document.body.dataset.paper
    }
  }, [paper])
}

const options = <K extends string>(names: Readonly<Record<K, string>>) =>
  keysOf(names).map(value => ({ value, label: names[value] }))

/**
 * What the class may see, and its print: the growth of each student, or ranks if the teacher chooses them (SPEC §2
 * /integral-ranking-export).
 */
export function RankingPoster() {
  const now = useNow()
  const navigate = useNavigate()
  const search = useSearchParams()[0]
  const choice = choiceIn(search, useHiddenNames().isHidden)
  const { teamId, kind, show, paper } = choice
  usePaper(paper)
  const hasFault = periodFault(chosenPeriod(choice.period, now)) !== null
  const days = comparedDays(choice.period, now)
  const current = useRanking(kind, teamId, days?.current, true)
  const before = useRanking('count', teamId, days?.before, show === 'growth')
  const teams = useApi('team-rows', {})
  const teamName = teams.data?.items.find(({ id }) => id === teamId)?.name ?? text.filters.allTeams
  // Only what the teacher has chosen is in the address.
  const change = (next: Partial<Pick<PosterChoice, 'show' | 'names' | 'top' | 'paper'>>) =>
    void navigate(paths.rankingExport({ ...Object.fromEntries(search), ...next }), { replace: true })
  const title = show === 'growth' ? words.growthTitle : words.rankingTitle(text.kinds[kind])
  const term = words.term(teamName, dayText(days?.current.from ?? ''), dayText(days?.current.to ?? ''))
  usePrintHead(title)
  const isNeeded = show === 'growth' ? [current, before] : [current]
  const failed = isNeeded.find(({ query, rest }) => query.isError || rest?.retry)
  const isReady = isNeeded.every(({ rows }) => rows !== undefined)
  const rows = current.rows ?? []
  const grown = growthRows(rows, before.rows)
  const ranked = topRows(rows, lastRank(choice.top))
  const shown = show === 'growth' ? grown : ranked
  const asOf = useAsOf(isReady ? isNeeded.flatMap(({ keys }) => keys) : [])
  const canPrint = isReady && failed === undefined && shown.length > 0
  useKeyTable([{ label: words.back, keys: { Escape: () => void navigate(paths.ranking()) }, hint: false }])
  return (
    <>
      <div className={classes.tools}>
        <PageHeader
          title={words.title}
          crumbs={[{ label: words.back, to: paths.ranking() }]}
          facts={
            isReady &&
            (show === 'growth'
              ? words.shown(studentCount(grown), studentCount(rows), grownCount(grown))
              : words.shownRanks(studentCount(ranked), studentCount(rows)))
          }
          actions={
            <Button
              leftSection={<IconPrinter size={16} aria-hidden />}
              disabled={!canPrint}
              onClick={() => window.print()}
            >
              {words.print}
            </Button>
          }
        />
        <section className={classes.choices} aria-label={words.choices}>
          <SegmentedControl
            aria-label={words.what}
            data={options(words.whats)}
            value={show}
            onChange={value => change({ show: value as Show })}
          />
          {show === 'ranking' && (
            <NativeSelect
              aria-label={words.top}
              data={options(words.tops)}
              value={choice.top}
              onChange={event => change({ top: event.currentTarget.value as PosterChoice['top'] })}
            />
          )}
          <SegmentedControl
            aria-label={words.names}
            data={options(words.nameChoices)}
            value={choice.names}
            onChange={value => change({ names: value as PosterChoice['names'] })}
          />
          <SegmentedControl
            aria-label={words.paper}
            data={options(words.papers)}
            value={paper}
            onChange={value => change({ paper: value as PosterChoice['paper'] })}
          />
        </section>
        <p className={classes.note} role="note">
          {show === 'growth' ? words.growthNote : words.rankingNote}
          {show === 'growth' && words.rule}
        </p>
        <OfflineStrip keys={isReady ? isNeeded.flatMap(({ keys }) => keys) : []} />
      </div>
      {days === null ? (
        <EmptyState
          message={hasFault ? words.noPeriod : words.notBegun}
          hint={<Link to={paths.ranking()}>{words.back}</Link>}
        />
      ) : failed ? (
        <LoadFailed
          message={failed === before ? words.beforeFailed : text.failed}
          onRetry={() => (failed.rest?.retry ? failed.rest.retry() : void failed.query.refetch())}
          busy={failed.query.isFetching}
        />
      ) : !isReady ? (
        <Skeletons count={10} />
      ) : shown.length === 0 ? (
        <EmptyState message={show === 'growth' ? words.noGrowth : words.noRanks} />
      ) : (
        <article className={`${classes.poster} ${paper === 'a3' ? classes.a3 : ''}`} aria-label={words.sheet}>
          <header>
            <h2>{title}</h2>
            <p>{term}</p>
            {show === 'growth' && <small>{words.before(dayText(days.before.from), dayText(days.before.to))}</small>}
            <small>{asOf}</small>
          </header>
          {show === 'growth' ? (
            <GrowthPoster rows={grown} names={choice.names} showsTeam={teamId === ''} />
          ) : (
            <RankPoster rows={ranked} kind={kind} names={choice.names} showsTeam={teamId === ''} />
          )}
        </article>
      )}
    </>
  )
}
