import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { setBoot } from '../../../../renderer/bridge/index'
import { Explain } from '../../../../renderer/screens/explain/Explain'
import { parseExplainRequest } from '../../../../renderer/screens/explain/explain-request'
import { failure, success } from '../../../../shared/contract/result'
import type { Boot } from '../../../../shared/contract/types'
import { boot as plainBoot, refusal } from '../../../fakes/bridge'
import { sentPaperOf } from '../../../fixtures/papers'
import { renderWithProviders, useFakeBridge } from '../../results/render-view'

const boot: Boot = { ...plainBoot, sample: true }

describe('the query of the address', () => {
  const parse = (query: string) => parseExplainRequest(new URLSearchParams(query))

  it('names a view, or a topic and its resource', () => {
    expect(parse('view=dialog')).toEqual({ kind: 'request', request: { view_key: 'dialog' } })
    expect(parse('topic_id=9&resource_id=r')).toEqual({
      kind: 'request',
      request: { topic_id: '9', resource_id: 'r' },
    })
    expect(parse('topic_id=9')).toEqual({ kind: 'request', request: { topic_id: '9' } })
    expect(parse('resource_id=r')).toEqual({ kind: 'request', request: { resource_id: 'r' } })
  })

  it('can be empty or name an unknown view', () => {
    expect(parse('view=nothing')).toEqual({ kind: 'unknown-view' })
    expect(parse('view=constructor')).toEqual({ kind: 'unknown-view' })
    expect(parse('')).toEqual({ kind: 'nothing' })
  })
})

describe('the resource screen', () => {
  const open = (query: string) => renderWithProviders(<Explain />, `/admin/explain${query}`)

  it('shows a view without marks; correct answers on demand', async () => {
    const fake = useFakeBridge()
    fake.api('resource-preview', () => success(sentPaperOf('blank-filling')))
    open('?view=blank-filling')
    expect(await screen.findByRole('article', { name: 'No.1' })).toBeVisible()
    expect(fake.requests('resource-preview')).toEqual([{ view_key: 'blank-filling' }])
    expect(screen.queryByText('未回答')).toBeNull()
    expect(screen.queryByText('正解：')).toBeNull()
    await userEvent.click(screen.getByRole('switch', { name: '正解を表示' }))
    expect(screen.getByText('got / woke')).toBeVisible()
    await userEvent.click(screen.getByRole('switch', { name: '生徒の見え方' }))
    expect(screen.queryByText('got / woke')).toBeNull()
  })

  it('offers a retry if the resource cannot be read', async () => {
    let ok = false
    useFakeBridge().api('resource-preview', () =>
      ok ? success(sentPaperOf('dialog')) : failure('invalid-response', 'x'),
    )
    open('?view=dialog')
    const retry = await screen.findByRole('button', { name: '再試行' })
    ok = true
    await userEvent.click(retry)
    expect(await screen.findByRole('article', { name: 'No.1' })).toBeVisible()
  })

  it('says that a resource does not exist', async () => {
    setBoot(boot)
    useFakeBridge().api('resource-preview', () => refusal(404))
    open('?topic_id=1&resource_id=2')
    expect(await screen.findByText(/この教材は見つかりません/)).toBeVisible()
    expect(screen.queryByRole('button', { name: '再試行' })).toBeNull()
  })

  it('says that a view is unknown, and lists the known views in sample mode', () => {
    setBoot(boot)
    useFakeBridge()
    open('?view=no-such-view')
    expect(screen.getByText('この教材の表示にはまだ対応していません。')).toBeVisible()
    expect(screen.getByRole('link', { name: '対話の音読' })).toHaveAttribute('href', '/admin/explain?view=dialog')
  })
})
