import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { teamKey } from '../../../shared/domain/roster/class-names'
import { apiQuery, BridgeError, prepareWrite, sendWrite, showToast } from '../../bridge/index'
import { confirmDialog } from '../../ui/dialogs'
import { commonText } from '../../ui/text'
import type { Busy } from '../../ui/use-busy'
import classes from './RosterImport.module.css'
import { text } from './text'

interface Props {
  /** The names of the classes that the school does not have. */
  names: readonly string[]
  isDisabled: boolean
  /** No import begins while classes are made. */
  making: Busy
}

const words = text.missing

/** The classes of the table that the school does not have, and a button that makes them after the teacher has agreed. */
export function MissingClasses({ names, isDisabled, making }: Props) {
  const client = useQueryClient()
  /** Makes the classes one by one, but for those that somebody has made meanwhile. Returns why one was not made. */
  const makeAll = async (): Promise<string | null> => {
    const { items } = await client.fetchQuery({ ...apiQuery('my-team-rows', {}, { background: true }), staleTime: 0 })
    const present = new Set(items.map(({ name }) => teamKey(name)))
    for (const name of names.filter(one => !present.has(teamKey(one)))) {
      const attempt = prepareWrite(client, 'team-create', { name, allow_join: 0 })
      const outcome = await sendWrite(client, attempt, { quiet: true })
      if (outcome.kind === 'cancelled') return null
      if (outcome.kind === 'unknown') return words.unknown(name)
      const reason = outcome.kind === 'refused' ? outcome.message : ''
      if (outcome.kind !== 'done') return words.failed(name, reason || commonText.operationFailed)
    }
    return null
  }
  const make = async () => {
    if (!(await confirmDialog({ title: words.title, message: words.message(names), confirm: words.confirm }))) return
    const message = await makeAll().catch(error => {
      if (error instanceof BridgeError) return error.message || commonText.operationFailed
      throw error
    })
    if (message !== null) showToast(message)
  }
  return (
    names.length > 0 && (
      <div className={classes.line}>
        <span className={classes.fault}>{words.said(names)}</span>
        <Button
          size="compact-sm"
          variant="light"
          disabled={isDisabled}
          loading={making.busy}
          onClick={() => void making.run(make)}
        >
          {words.make(names.length)}
        </Button>
      </div>
    )
  )
}
