import { Button, Menu } from '@mantine/core'
import { IconBookmark, IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { Filters, Sort } from '../../../../features/homework/list/list-state'
import { ManageDialog } from './ManageDialog'
import { SaveDialog } from './SaveDialog'
import classes from './SavedFilters.module.css'
import { findCurrentFilter, type SavedFilter, type SavedFilters, type SavedFiltersAction } from './saved-filters'
import { text } from './text'

interface Props {
  saved: SavedFilters
  onSaved(action: SavedFiltersAction): void
  filters: Filters
  sort: Sort
  onUse(set: SavedFilter): void
}

/** 保存した絞り込み: the menu to apply, save and manage saved filters. */
export function SavedFiltersMenu({ saved, onSaved, filters, sort, onUse }: Props) {
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const used = findCurrentFilter(saved, filters, sort)
  const close = () => {
    setDialog(null)
    button.current?.focus()
  }
  return (
    <>
      <Menu position="bottom-start" width={280} returnFocus={dialog === null}>
        <Menu.Target>
          <Button
            ref={button}
            size="sm"
            variant="default"
            className={classes.button}
            aria-label={used && text.buttonOf(used.name)}
            leftSection={<IconBookmark size={16} aria-hidden />}
            rightSection={<IconChevronDown size={16} aria-hidden />}
          >
            <span className="hm-ellipsis">{used?.name ?? text.button}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown aria-label={text.menu}>
          {saved.sets.length === 0 && <Menu.Label>{text.none}</Menu.Label>}
          {saved.sets.map(set => (
            <Menu.Item
              key={set.id}
              aria-current={set === used || undefined}
              rightSection={set === used ? <IconCheck size={16} aria-hidden /> : null}
              onClick={() => onUse(set)}
            >
              <span className={classes.item}>
                <span className="hm-ellipsis">{set.name}</span>
                {set.id === saved.first && <span className={classes.first}>{text.first}</span>}
              </span>
            </Menu.Item>
          ))}
          <Menu.Divider />
          {used === undefined && <Menu.Item onClick={() => setDialog('save')}>{text.saveNow}</Menu.Item>}
          {saved.sets.length > 0 && <Menu.Item onClick={() => setDialog('manage')}>{text.manage}</Menu.Item>}
          <Menu.Label className={classes.kept}>{text.storedNote}</Menu.Label>
        </Menu.Dropdown>
      </Menu>
      {dialog === 'save' && (
        <SaveDialog
          saved={saved}
          onSave={name => {
            onSaved({ type: 'add', set: { id: crypto.randomUUID(), name, filters, sort } })
            close()
          }}
          onClose={close}
        />
      )}
      {dialog === 'manage' && <ManageDialog saved={saved} onSaved={onSaved} onClose={close} />}
    </>
  )
}
