import { Button } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { ChartFigure } from '../../features/charts/ChartFigure'
import { useExport } from '../../features/downloads/use-export'
import { useDraft } from '../../ui/drafts'
import { EmptyState } from '../../ui/EmptyState'
import { ListScreen } from '../../ui/list/ListView'
import { OfflineStrip } from '../../ui/offline/OfflineStrip'
import { PageHeader } from '../../ui/PageHeader'
import { QueryView } from '../../ui/QueryView'
import { text } from './text'
import { UsageChoices } from './UsageChoices'
import { mostLines } from './usage-chart'
import { defaultChoice, parseChoice, type UsageChoice } from './usage-choice'
import { useUsage } from './use-usage'

/** 学習量集計: the study of classes by month, as a pivot and a chart (SPEC §2 /usage-amount). */
export function UsageAmount() {
  const { value: choice, set, ready } = useDraft('usage-amount', defaultChoice, parseChoice)
  const change = (part: Partial<UsageChoice>) => set(old => ({ ...old, ...part }))
  const usage = useUsage(choice, ready)
  const { query, keys, request, data, tableOf, facts, fault, isEmpty, teamCount } = usage
  const { begin } = useExport()
  const notes = [
    text.notes[choice.measure],
    text.linkNote,
    ...(teamCount > mostLines ? [text.fewTeamsNote(mostLines)] : []),
  ]
  return (
    <ListScreen>
      <PageHeader
        title={text.title}
        facts={facts}
        actions={
          <Button
            variant="default"
            disabled={fault !== null}
            leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
            onClick={() => void begin({ kind: 'export-usage-amount', request })}
          >
            {text.serverSheet}
          </Button>
        }
      />
      <UsageChoices choice={choice} change={change} usage={usage} />
      <OfflineStrip keys={query.data ? keys : []} />
      {fault !== null ? (
        <EmptyState message={text.noPeriod} />
      ) : isEmpty ? (
        <EmptyState message={text.empty} hint={text.emptyHint} />
      ) : (
        <QueryView<unknown> query={query} failed={text.failed}>
          {() =>
            data && (
              <div aria-busy={query.isFetching}>
                <ChartFigure
                  key={JSON.stringify(request)}
                  data={data}
                  tableOf={tableOf}
                  hasWideTable
                  facts={facts}
                  note={notes.join('')}
                />
              </div>
            )
          }
        </QueryView>
      )}
    </ListScreen>
  )
}
