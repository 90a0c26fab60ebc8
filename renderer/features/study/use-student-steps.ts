import { useNavigate } from 'react-router-dom'
import { showToast } from '../../bridge/index'
import { useKeyTable } from '../../ui/keys/use-key-table'
import type { StudentNeighbours } from '../homework/paper/student-neighbours'
import { text as paperText } from '../homework/paper/text'
import { text } from './text'

/**
 * Goes to the previous or the next student, also by Shift+K and Shift+J.
 * @param addressOf the same page of another student.
 */
export function useStudentSteps(
  neighbours: Pick<StudentNeighbours, 'index' | 'previous' | 'next'>,
  addressOf: (studentId: string) => string,
) {
  const navigate = useNavigate()
  const step = (direction: 'previous' | 'next') => {
    const target = neighbours[direction]
    if (target !== undefined) return void navigate(addressOf(target), { replace: true })
    if (neighbours.index >= 0) showToast(direction === 'previous' ? text.first : text.last)
  }
  useKeyTable([
    { label: paperText.next, keys: { 'Shift+j': () => step('next') }, hint: false },
    { label: paperText.previous, keys: { 'Shift+k': () => step('previous') }, hint: false },
  ])
  return step
}
