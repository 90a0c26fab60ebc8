/** The selects of the filter bar and their options, as tables (SPEC §7 my-homework-page-list). */
import { finishTypes, homeworkTypes, originTypes } from '../../../../shared/domain/statuses'
import type { FilterRow } from '../../../ui/list/FilterBar'
import { text as workText } from '../work/text'
import { workFilterNames } from '../work/work-lists'
import type { Filters, Sort } from './list-state'
import { text } from './text'

interface Option {
  value: string
  label: string
}

const all: Option = { value: '', label: text.all }

const optionsOf = (table: Record<number, string>): Option[] => [
  all,
  ...Object.entries(table).map(([value, label]) => ({ value, label })),
]

/** The options of the segmented control (SPEC §4: all, in progress, ended, awaiting delivery). */
export const finishOptions: Option[] = [
  all,
  ...Object.values(finishTypes).map(({ value, label }) => ({ value: String(value), label })),
]

/** The selects that follow the class select. */
export const filterSelects: FilterRow<Filters>[] = [
  { key: 'kind', kind: 'select', label: text.kind, options: optionsOf(homeworkTypes) },
  { key: 'origin', kind: 'select', label: text.origin, options: optionsOf(originTypes) },
  {
    key: 'times',
    kind: 'select',
    label: text.times,
    options: [all, { value: '1', label: text.timesOn }, { value: '0', label: text.timesOff }],
  },
  {
    key: 'delay',
    kind: 'select',
    label: text.delay,
    options: [all, { value: '1', label: text.delayOn }, { value: '0', label: text.delayOff }],
  },
]

/** The options of the class select, in the order of the server. @param label the label of all classes. */
export const teamOptions = (teams: readonly { id: string; name: string }[], label = all.label): Option[] => [
  { value: '', label },
  ...teams.map(team => ({ value: team.id, label: team.name })),
]

/** The choices of homework that needs the teacher now. */
export const focusOptions: Option[] = [
  { value: '', label: text.anyFocus },
  ...workFilterNames.map(value => ({ value, label: workText.filters[value] })),
]

/** Every order of the list, the most useful ones first. */
export const orders: readonly (Sort & { label: string })[] = [
  { field: 'title', order: 'asc', label: text.orders.title },
  { field: 'end_time', order: 'asc', label: text.orders.earliestEnd },
  { field: 'end_time', order: 'desc', label: text.orders.latestEnd },
  { field: 'start_time', order: 'desc', label: text.orders.latestStart },
  { field: 'start_time', order: 'asc', label: text.orders.earliestStart },
  { field: 'submitted_count', order: 'asc', label: text.orders.fewest },
  { field: 'submitted_count', order: 'desc', label: text.orders.most },
  { field: 'title', order: 'desc', label: text.orders.titleReversed },
]

export const searchInOptions: Option[] = [
  { value: 'title', label: text.searchInTitle },
  { value: 'topic', label: text.searchInTopic },
]
