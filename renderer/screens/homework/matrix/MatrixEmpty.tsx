import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { text } from '../../../features/homework/matrix/text'
import { EmptyState } from '../../../ui/EmptyState'

const states = {
  notDelivered: { message: text.notDelivered, hint: text.notDeliveredHint, action: false },
  noTopics: { message: text.noTopics, hint: () => text.noTopicsHint, action: false },
  noStudents: { message: text.noStudents, hint: () => text.noStudentsHint, action: false },
  allSubmitted: { message: text.allSubmitted, hint: () => text.allSubmittedHint, action: true },
  nobody: { message: text.nobody, hint: () => text.nobodyHint, action: true },
  notFound: { message: text.notFound, hint: () => text.notFoundHint, action: true },
} satisfies Record<string, { message: string; hint: (start: string) => string; action: boolean }>

interface Props {
  kind: keyof typeof states
  /** When the homework will be delivered. */
  deliveryTime: string
  onShowAll: () => void
}

/** Why the matrix is empty, and what to do next. */
export function MatrixEmpty({ kind, deliveryTime, onShowAll }: Props) {
  const { message, hint, action } = states[kind]
  const button: ReactNode = action ? (
    <Button variant="default" onClick={onShowAll}>
      {text.showAll}
    </Button>
  ) : null
  return (
    <EmptyState
      message={message}
      hint={
        <>
          <p>{hint(deliveryTime)}</p>
          {button}
        </>
      }
    />
  )
}
