/** All handlers: a row of the endpoint table without one is a type error. */
import type { EndpointName } from '../../../shared/endpoints/index'
import { appHandlers } from './app'
import { authHandlers } from './auth'
import { ebookHandlers } from './ebooks/index'
import { homeworkHandlers } from './homework'
import { noticeHandlers } from './notices'
import { studentHandlers } from './students/index'
import { surveyHandlers } from './survey/index'
import { teamHandlers } from './teams/index'
import type { Handlers } from './types'

export const handlers: Handlers<EndpointName> = {
  ...authHandlers,
  ...appHandlers,
  ...teamHandlers,
  ...studentHandlers,
  ...ebookHandlers,
  ...homeworkHandlers,
  ...surveyHandlers,
  ...noticeHandlers,
}
