import { Modal } from '@mantine/core'
import { useState } from 'react'
import { commonText } from '../../ui/text'
import { DeletionForm } from './DeletionForm'
import type { DeletionEffect } from './deletion-effect'
import { TeamForm } from './TeamForm'
import type { Team } from './team-list'
import { text } from './text'

export type Subject = { kind: 'create' } | { kind: 'rename'; team: Team } | { kind: 'remove'; teams: readonly Team[] }

const titles = {
  create: text.form.createTitle,
  rename: text.form.renameTitle,
  remove: text.deletion.title,
} satisfies Record<Subject['kind'], string>

interface Options {
  teams: readonly Team[]
  /** @param agreed what the deletion removes, as the teacher has seen it. */
  onRemove(teams: readonly Team[], agreed: DeletionEffect['rows']): void
}

/** The dialogs of the classes. The subject stays while the dialog fades out; on close, the focus returns. */
export function useTeamDialogs({ teams, onRemove }: Options) {
  const [request, setRequest] = useState<{ of: Subject; openCount: number } | null>(null)
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  const body = (of: Subject) => {
    if (of.kind !== 'remove')
      return <TeamForm teams={teams} team={of.kind === 'rename' ? of.team : null} onClose={close} />
    return (
      <DeletionForm
        teams={of.teams}
        onClose={close}
        onConfirm={agreed => {
          close()
          onRemove(of.teams, agreed)
        }}
      />
    )
  }
  return {
    open(of: Subject) {
      setRequest(old => ({ of, openCount: (old?.openCount ?? 0) + 1 }))
      setOpened(true)
    },
    dialog: (
      <Modal
        opened={opened}
        size={request?.of.kind === 'remove' ? 640 : 480}
        title={request ? titles[request.of.kind] : undefined}
        closeButtonProps={{ 'aria-label': commonText.close }}
        closeOnClickOutside={false}
        onClose={close}
      >
        {request && <div key={request.openCount}>{body(request.of)}</div>}
      </Modal>
    ),
  }
}
