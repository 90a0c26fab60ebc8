import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { Decision, PlannedRow } from '../../../shared/domain/roster/plan-types'
import { studentText } from './reasons'
import { text } from './text'

interface Props {
  row: PlannedRow
  isDecided: boolean
  tabIndex: 0 | -1
  onDecide(row: PlannedRow, decision: Decision | null): void
}

const words = text.decide

/** What the teacher can decide about a row: which student it is, a new one, or nobody. */
export function DecideMenu({ row, isDecided, tabIndex, onDecide }: Props) {
  const decide = (decision: Decision | null) => onDecide(row, decision)
  return (
    <Menu position="bottom-end" width={320}>
      <Menu.Target>
        <Button
          size="compact-sm"
          variant={row.kind === 'doubtful' ? 'light' : 'subtle'}
          tabIndex={tabIndex}
          aria-label={words.of(row.row)}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {isDecided ? words.again : words.button}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={words.of(row.row)}>
        {row.kind === 'doubtful' &&
          row.candidates.map(student => (
            <Menu.Item
              key={student.student_id}
              onClick={() => decide({ is: 'student', student_id: student.student_id })}
            >
              {words.same(studentText(student))}
            </Menu.Item>
          ))}
        {row.kind === 'doubtful' && row.doubt !== 'id' && row.doubt !== 'zeros' && (
          <Menu.Item onClick={() => decide({ is: 'new' })}>{words.new}</Menu.Item>
        )}
        {row.student !== undefined && row.notes.includes('variant') && (
          <Menu.Item
            onClick={() => decide({ is: 'student', student_id: row.student?.student_id ?? '', keepsName: true })}
          >
            {words.keepName(row.student.nickname)}
          </Menu.Item>
        )}
        {row.kind !== 'skipped' && <Menu.Item onClick={() => decide({ is: 'skipped' })}>{words.skip}</Menu.Item>}
        {isDecided && <Menu.Item onClick={() => decide(null)}>{words.reset}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  )
}
