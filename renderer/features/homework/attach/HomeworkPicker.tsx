import { Combobox, InputBase, useCombobox } from '@mantine/core'
import { useState } from 'react'
import { joinClasses } from '../../../../shared/domain/class-order'
import { limits } from '../../../../shared/domain/limits'
import { useApi } from '../../../bridge/index'
import { searchText } from '../../../ui/list/list-state'
import { homeworkTitle } from '../homework-title'
import classes from './HomeworkAttachments.module.css'
import { text } from './text'

export interface AttachedHomework {
  id: string
  title: string
}

interface Props {
  label: string
  /** These are not offered again. */
  chosen: readonly AttachedHomework[]
  max: number
  onAdd(homework: AttachedHomework): void
}

/** A search field whose list adds homework of the teacher. */
export function HomeworkPicker({ label, chosen, max, onAdd }: Props) {
  const [search, setSearch] = useState('')
  const combobox = useCombobox()
  const isFull = chosen.length >= max
  const title = searchText(search)
  const found = useApi(
    'my-homework-page-list',
    {
      page: 1,
      limit: limits.pageSizes.homework,
      ...(title === undefined ? {} : { search_type: 'title', search_title: title }),
    },
    { keepPrevious: true, background: true, enabled: combobox.dropdownOpened },
  )
  const offered = (found.data?.items ?? []).filter(({ homework_id }) => chosen.every(({ id }) => id !== homework_id))
  const add = (id: string) => {
    const homework = offered.find(({ homework_id }) => homework_id === id)
    if (homework) onAdd({ id, title: homework.title })
    setSearch('')
    combobox.closeDropdown()
  }
  return (
    <Combobox store={combobox} onOptionSubmit={add}>
      <Combobox.Target>
        <InputBase
          label={label}
          placeholder={isFull ? text.full(max) : text.placeholder}
          disabled={isFull}
          value={search}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onChange={event => {
            setSearch(event.currentTarget.value)
            combobox.openDropdown()
            combobox.updateSelectedOptionIndex()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options>
          {offered.map(({ homework_id, title: name, team_names }) => (
            <Combobox.Option key={homework_id} value={homework_id}>
              {homeworkTitle(name)}
              <span className={classes.teams}>{joinClasses(team_names)}</span>
            </Combobox.Option>
          ))}
          {offered.length === 0 && (
            <Combobox.Empty>{found.isError ? text.failed : found.isFetching ? text.loading : text.none}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
