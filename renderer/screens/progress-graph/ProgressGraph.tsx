import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ChartFigure } from '../../features/charts/ChartFigure'
import { chartTable } from '../../features/charts/chart-table'
import { useKeptClass } from '../../features/people/use-kept-class'
import { useDraft } from '../../ui/drafts'
import { EmptyState } from '../../ui/EmptyState'
import { ListScreen } from '../../ui/list/ListView'
import { OfflineStrip } from '../../ui/offline/OfflineStrip'
import { PageHeader } from '../../ui/PageHeader'
import { QueryView } from '../../ui/QueryView'
import { GraphChoices } from './GraphChoices'
import { defaultChoice, type GraphChoice, parseChoice } from './graph-choice'
import { text } from './text'
import { type Graph, useGraph } from './use-graph'

/** The choice of last time, with the class and the student that the address names. */
function useGraphChoice() {
  const [search, setSearch] = useSearchParams()
  const [team, student] = [search.get('team_id'), search.get('student_id')]
  const { value: choice, set, ready } = useDraft('progress-graph', defaultChoice, parseChoice)
  const change = (part: Partial<GraphChoice>) => set(old => ({ ...old, ...part }))
  useEffect(() => {
    if (!ready || team === null) return
    set(old => ({ ...old, team, compared: student === null ? [] : [student] }))
    setSearch({}, { replace: true })
  }, [ready, team, student, set, setSearch])
  const isReady = useKeptClass('progress-graph', {
    team: choice.team,
    ready: ready && team === null,
    isUnset: choice.team === '',
    choose: id => change({ team: id, compared: [] }),
  })
  return { choice, change, isReady }
}

/** Why there is no chart; null if there is one, or it is read. */
const emptyState = ({ fault, isNotBegun, isTooLong, isEmpty }: Graph) => {
  if (fault !== null) return <EmptyState message={text.noPeriod} />
  if (isNotBegun) return <EmptyState message={text.notBegun} />
  if (isTooLong) return <EmptyState message={text.tooLong} hint={text.tooLongHint} />
  if (isEmpty) return <EmptyState message={text.empty} hint={text.emptyHint} />
  return null
}

/** What the lines mean, and of whom or of what n is the number. */
function noteOf({ team, measure, showsAll }: GraphChoice, unsized: readonly string[]): string {
  const { notes } = text
  const isAverage = measure === 'average'
  if (team === '')
    return `${isAverage ? notes.exercises : notes.teams}${unsized.length > 0 ? notes.unsized(unsized) : ''}${notes.gap}`
  const lines = showsAll ? notes.all : notes.band
  return `${lines}${isAverage ? notes.averages + notes.counts : notes.amounts}${notes.gap}`
}

/** 学習進捗グラフ: a class and its students over days, weeks or months (SPEC §2 progress graph). */
export function ProgressGraph() {
  const { choice, change, isReady } = useGraphChoice()
  const graph = useGraph(choice, isReady)
  const { query, reading, data, facts, keys } = graph
  return (
    <ListScreen>
      <PageHeader title={text.title} facts={facts} />
      <GraphChoices choice={choice} change={change} graph={graph} />
      <OfflineStrip keys={query.data ? keys : []} />
      {emptyState(graph) ?? (
        <QueryView<unknown> query={reading} failed={text.failed}>
          {() =>
            data && (
              <div aria-busy={query.isFetching}>
                <ChartFigure
                  key={`${choice.team}|${choice.unit}|${keys}`}
                  data={data}
                  tableOf={chartTable}
                  facts={facts ?? ''}
                  note={noteOf(choice, graph.unsized)}
                />
              </div>
            )
          }
        </QueryView>
      )}
    </ListScreen>
  )
}
