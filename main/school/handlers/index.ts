/** All handlers: a row of the endpoint table without one is a type error. */
import type { EndpointName } from '../../../shared/endpoints/index'
import { appHandlers } from './app'
import { authHandlers } from './auth'
import { homeworkHandlers } from './homework'
import { noticeHandlers } from './notices'
import { surveyHandlers } from './survey'
import { teamHandlers } from './teams'
import type { Handlers } from './types'

export const handlers: Handlers<EndpointName> = {
  ...authHandlers,
  ...appHandlers,
  ...teamHandlers,
  ...homeworkHandlers,
  ...surveyHandlers,
  ...noticeHandlers,
}
