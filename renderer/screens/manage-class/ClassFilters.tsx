import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { KeyCap } from '../../ui/keys/KeyCaps'
import { FilterBar } from '../../ui/list/FilterBar'
import type { ListControl } from '../../ui/list/use-list-state'
import type { SortField, StudentFilters } from './list-rules'
import { text } from './text'

const showRow = {
  key: 'show',
  label: text.show.label,
  kind: 'segments',
  options: [
    { value: '', label: text.show.page },
    { value: 'all', label: text.show.all },
  ],
} as const

interface Props {
  list: ListControl<StudentFilters, SortField>
  search: RefObject<HTMLInputElement | null>
  canUndo: boolean
  onUndo(): void
}

/** A page or all students, the undo, and the search. */
export const ClassFilters = ({ list, search, canUndo, onUndo }: Props) => (
  <FilterBar
    list={list}
    rows={[showRow]}
    search={{ key: 'kw', label: text.search, placeholder: text.searchPlaceholder, input: search }}
  >
    <Button
      variant="default"
      disabled={!canUndo}
      leftSection={<IconArrowBackUp size={16} aria-hidden />}
      rightSection={<KeyCap name="Ctrl+Z" />}
      aria-keyshortcuts="Control+Z"
      onClick={onUndo}
    >
      {text.undo}
    </Button>
  </FilterBar>
)
