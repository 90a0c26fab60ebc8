import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../bridge/index'
import { Total } from '../../ui/list/ListView'
import { useBusy } from '../../ui/use-busy'
import { setAllHidden } from './change-team'
import { ExportMenu } from './ExportMenu'
import classes from './Grades.module.css'
import type { Team } from './team-list'
import { text } from './text'

interface Props {
  /** As the list shows them now. */
  selected: readonly Team[]
  onRemove(): void
  onClear(): void
}

/** The number of selected classes, and the actions for all of them. */
export function SelectionBar({ selected, onRemove, onClear }: Props) {
  const client = useQueryClient()
  const { busy, run } = useBusy()
  /** If some are shown and some hidden, the first press hides all. */
  const hidden = selected.some(team => team.hidden === 0) ? 1 : 0
  const others = selected.filter(team => team.hidden !== hidden)
  const show = () =>
    run(async () => {
      const fault = await setAllHidden(client, others, hidden)
      if (fault === null) showToast(text.changed.all[hidden](others.length))
      else if (fault !== 'unseen') showToast(fault.message)
    })
  return (
    <div className={classes.chosen} role="toolbar" aria-label={text.selectionBar}>
      <Total>{text.selected(selected.length)}</Total>
      <Button variant="subtle" onClick={onClear}>
        {text.clearSelection}
      </Button>
      <ExportMenu teams={selected} />
      <Button variant="default" loading={busy} onClick={() => void show()}>
        {text.setHidden[hidden]}
      </Button>
      <Button variant="default" onClick={onRemove}>
        {text.remove}
      </Button>
    </div>
  )
}
