/** A key that is pressed as soon as a page is visible has its effect: React runs passive effects only after the paint. */
import { render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { usePageFocus } from '../../../../renderer/app/use-page-focus'
import { useArrowEntry } from '../../../../renderer/ui/keys/use-arrow-entry'
import { useKeyTable } from '../../../../renderer/ui/keys/use-key-table'
import { DataTable } from '../../../../renderer/ui/table/DataTable'
import { useRowKeys } from '../../../../renderer/ui/table/use-row-keys'

/** Runs `act` when `children` are in the document, before the browser paints them. */
function AtFirstSight({ act, children }: { act: () => void; children: ReactNode }) {
  useLayoutEffect(act, [act])
  return children
}

const press = (key: string) => () =>
  void (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )

function Grid() {
  const root = useRef<HTMLDivElement>(null)
  useArrowEntry(root, '[tabindex]')
  return (
    <div ref={root}>
      <button type="button" tabIndex={0}>
        85点
      </button>
    </div>
  )
}

function List() {
  const root = useRef<HTMLTableElement>(null)
  useRowKeys(root)
  return (
    <table ref={root}>
      <tbody>
        <tr data-row="1">
          <td>
            <a href="#1">単語テスト</a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Keys({ run }: { run: () => void }) {
  useKeyTable([{ label: '検索', keys: { '/': run } }])
  return null
}

function Page() {
  const page = useRef<HTMLDivElement>(null)
  usePageFocus(page, '宿題', false)
  return (
    <div ref={page}>
      <h1 tabIndex={-1}>宿題</h1>
    </div>
  )
}

it('an arrow enters a grid', () => {
  render(
    <AtFirstSight act={press('ArrowDown')}>
      <Grid />
    </AtFirstSight>,
  )
  expect(screen.getByText('85点')).toHaveFocus()
})

it('an arrow enters a list', () => {
  render(
    <AtFirstSight act={press('ArrowDown')}>
      <List />
    </AtFirstSight>,
  )
  expect(screen.getByRole('link', { name: '単語テスト' })).toHaveFocus()
})

it('an arrow enters the list in sight, not a hidden one before it', () => {
  render(
    <>
      <div hidden>
        <List />
      </div>
      <List />
    </>,
  )
  press('ArrowDown')()
  expect(screen.getByRole('link', { name: '単語テスト' })).toHaveFocus()
})

it('a key of the page runs', () => {
  const run = vi.fn()
  render(
    <AtFirstSight act={press('/')}>
      <Keys run={run} />
    </AtFirstSight>,
  )
  expect(run).toHaveBeenCalledOnce()
})

it('the title of a page has the focus', () => {
  let focused: string | undefined
  render(
    <AtFirstSight
      act={() => {
        focused = document.activeElement?.tagName
      }}
    >
      <Page />
    </AtFirstSight>,
  )
  expect(focused).toBe('H1')
})

describe('an ArrowDown while the rows are being read', () => {
  const columns = [
    {
      key: 'title',
      label: '宿題名',
      head: true as const,
      cell: ({ id }: { id: string }) => <a href={`#${id}`}>{id}</a>,
    },
  ]
  function Rows({ rows, stale = false }: { rows: { id: string }[] | undefined; stale?: boolean }) {
    const root = useRef<HTMLDivElement>(null)
    useRowKeys(root)
    return (
      <div ref={root}>
        <button type="button">絞り込み</button>
        <DataTable label="宿題の一覧" columns={columns} rows={rows} rowKey={({ id }) => id} stale={stale} />
      </div>
    )
  }
  const read = [{ id: '単語テスト' }, { id: '音読' }]
  const first = () => screen.findByRole('link', { name: '単語テスト' })

  it('enters the first row when it appears', async () => {
    const { rerender } = render(<Rows rows={undefined} />)
    press('ArrowDown')()
    rerender(<Rows rows={read} />)
    await waitFor(async () => expect(await first()).toHaveFocus())
  })

  it('enters the rows of the next page when they replace those of the page before', async () => {
    const { rerender } = render(<Rows rows={[{ id: '前のページ' }]} stale />)
    press('ArrowDown')()
    rerender(<Rows rows={read} />)
    await waitFor(async () => expect(await first()).toHaveFocus())
  })

  it.each([
    ['another key', () => press('Escape')()],
    ['a click', () => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
    ['the focus of a control', () => screen.getByRole('button', { name: '絞り込み' }).focus()],
  ])('is forgotten after %s', async (_, act) => {
    const { rerender } = render(<Rows rows={undefined} />)
    press('ArrowDown')()
    act()
    const focused = document.activeElement
    rerender(<Rows rows={read} />)
    await first()
    // the observers of this change have run before this task
    await new Promise(done => setTimeout(done))
    expect(document.activeElement).toBe(focused)
  })

  it('does nothing in a list without rows', () => {
    render(<Rows rows={[]} />)
    const event = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  })
})
