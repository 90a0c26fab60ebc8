import { render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, useLocation, useSearchParams } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useShownParams } from '../../../../renderer/features/homework/paper/use-shown-params'

const addressOf = (studentId: string) => `/paper?student=${studentId}`

function Paper() {
  const [query] = useSearchParams()
  const { search } = useLocation()
  const asked = { homeworkId: 'h', topicId: 't', studentId: query.get('student') ?? '', round: 0 }
  const { params, show } = useShownParams(asked, ({ studentId }) => addressOf(studentId))
  return (
    <>
      <p>生徒{params.studentId}</p>
      <p>{search}</p>
      {['1', '2', '3'].map(studentId => (
        <button key={studentId} type="button" onClick={() => show({ topicId: 't', studentId })}>
          {studentId}へ
        </button>
      ))}
      <Link to={addressOf('9')}>9を開く</Link>
      <Link to={addressOf('1')}>1を開く</Link>
    </>
  )
}

const open = () =>
  render(
    <MemoryRouter initialEntries={[addressOf('1')]}>
      <Paper />
    </MemoryRouter>,
  )
const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }))

it('shows a chosen paper at once, and the address follows', async () => {
  open()
  await choose('2へ')
  expect(screen.getByText('生徒2')).toBeInTheDocument()
  expect(await screen.findByText('?student=2')).toBeInTheDocument()
  expect(screen.getByText('生徒2')).toBeInTheDocument()
})

it('stays with the latest choice, whenever the address follows', async () => {
  open()
  await choose('2へ')
  await screen.findByText('?student=2')
  await choose('3へ')
  await choose('1へ')
  expect(screen.getByText('生徒1')).toBeInTheDocument()
  await screen.findByText('?student=1')
  expect(screen.getByText('生徒1')).toBeInTheDocument()
})

it('shows what a link asks for, also the paper at which the last choice began', async () => {
  open()
  await choose('2へ')
  await follow('9を開く')
  expect(await screen.findByText('生徒9')).toBeInTheDocument()
  await choose('2へ')
  await screen.findByText('?student=2')
  await follow('9を開く')
  await waitFor(() => expect(screen.getByText('生徒9')).toBeInTheDocument())
  await follow('1を開く')
  expect(await screen.findByText('生徒1')).toBeInTheDocument()
  expect(screen.getByText('?student=1')).toBeInTheDocument()
})

it('shows what a new visit of the same address asks for, though the address has not followed yet', async () => {
  open()
  await choose('2へ')
  expect(screen.getByText('生徒2')).toBeInTheDocument()
  await follow('1を開く')
  expect(await screen.findByText('生徒1')).toBeInTheDocument()
  expect(screen.getByText('?student=1')).toBeInTheDocument()
})

it('gives the address no round for the latest one', async () => {
  const targets: unknown[] = []
  const asked = { homeworkId: 'h', topicId: 't', studentId: '1', round: 0 }
  renderHook(() => useShownParams(asked, target => addressOf(String(targets.push(target)))), { wrapper: MemoryRouter })
  expect(targets.at(-1)).toEqual({ topicId: 't', studentId: '1' })
})
