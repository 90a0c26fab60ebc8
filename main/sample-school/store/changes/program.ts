/** Changes of the program itself: error reports that were sent in, and maintenance. */
import * as v from 'valibot'
import { change } from './change'

const logs = 200

interface LogLine {
  account: string
  at: number
  client: string
  device: string
  content: string
}

export const programState = () => ({
  logs: [] as LogLine[],
  maintenance: { opt_status: 2 as 0 | 1 | 2, opt_content: '' },
})

export const programChanges = {
  log: change(
    { account: v.string(), at: v.number(), client: v.string(), device: v.string(), content: v.string() },
    ({ state }, { account, at, client, device, content }) => {
      state.logs.push({ account, at, client, device, content })
      if (state.logs.length > logs) state.logs.shift()
    },
    logs,
  ),
  maintenance: change(
    { opt_status: v.picklist([0, 1, 2]), opt_content: v.string() },
    ({ state }, { opt_status, opt_content }) => {
      state.maintenance = { opt_status, opt_content }
    },
    1,
  ),
}
