/** Applications for student accounts (SPEC §7 Account application). */
import { applyTemplates } from '../../../../shared/domain/applications'
import { limits } from '../../../../shared/domain/limits'
import { applyStatuses, applyTypes } from '../../../../shared/domain/statuses'
import { day, parseJst } from '../../../../shared/domain/time'
import type { accountApply } from '../../../../shared/endpoints/account-apply'
import { pageOf } from '../homework/homework-rows'
import { type Handlers, required } from '../types'
import { applicationRows, hasNamesakes } from './application-file'
import { applicationRow, applicationsOf, applyStatus } from './applications'
import { text } from './text'

const choices = (words: Record<number, string>) =>
  Object.entries(words).map(([value, label]) => ({ value: Number(value), label }))

/** The instant of a filter value. If the end is a whole day, its last moment counts. */
function bound(sent: string | undefined, end: boolean): number | null {
  if (sent === undefined) return null
  const at = required(parseJst(sent), text.badPeriod)
  return end && sent.length === 10 ? at + day - 1 : at
}

export const applicationHandlers: Handlers<keyof typeof accountApply> = {
  'account-apply-basic-info': (_, { account }) => ({
    school: account.school,
    nickname: account.nickname,
    email: account.email,
    max_rows: limits.application.rows,
    apply_types: ([1, 2, 3] as const).map(value => ({
      value,
      label: applyTypes[value],
      template: applyTemplates[value].file,
    })),
  }),

  async 'requests-put'({ apply_type, file }, call) {
    const rows = await applicationRows(call, apply_type, file)
    const { store, account, at } = call
    const id = `a-${1000 + store.state.applications.length}`
    const sent = { kind: apply_type, file: file.name, count: rows.length, asked: hasNamesakes(rows) }
    store.commit({ type: 'application', id, account: account.username, at, ...sent })
    return { order_id: id, student_count: rows.length }
  },

  'order-list'(request, call) {
    const { apply_type, apply_status } = request
    const [from, to] = [bound(request.start_time, false), bound(request.end_time, true)]
    const orders = applicationsOf(call).filter(
      order =>
        (apply_type === undefined || order.kind === apply_type) &&
        (apply_status === undefined || applyStatus(call.world.seed, order, call.at).status === apply_status) &&
        (from === null || order.at >= from) &&
        (to === null || order.at <= to),
    )
    const page = pageOf(orders, request.page, request.limit)
    return { items: page.items.map(order => applicationRow(call, order)), total: page.total }
  },

  'order-select-data': () => ({ apply_types: choices(applyTypes), apply_statuses: choices(applyStatuses) }),
}
