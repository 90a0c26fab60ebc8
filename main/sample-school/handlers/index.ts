/** All handlers. An endpoint without a handler is a type error. */
import type { EndpointName } from '../../../shared/endpoints/index'
import { applicationHandlers } from './account-apply/index'
import { appHandlers } from './app/index'
import { authHandlers } from './auth/index'
import { catalogueHandlers } from './catalogue/index'
import { ebookHandlers } from './ebooks/index'
import { headquartersHandlers } from './headquarters/index'
import { homeworkHandlers } from './homework/index'
import { homeworkReadingHandlers } from './homework-reading/index'
import { messageHandlers } from './messages/index'
import { motivationHandlers } from './motivation/index'
import { noticeHandlers } from './notices/index'
import { lessonHandlers } from './online-class/index'
import { periodicHandlers } from './periodic/index'
import { publishHandlers } from './publish/index'
import { rankingHandlers } from './rankings/index'
import { recitationHandlers } from './recitation/index'
import { reportHandlers } from './reports/index'
import { resourceHandlers } from './resources/index'
import { studentHandlers } from './students/index'
import { studyReportHandlers } from './study-reports/index'
import { studySurveyHandlers } from './study-survey/index'
import { surveyHandlers } from './survey/index'
import { teamHandlers } from './teams/index'
import { templateHandlers } from './templates/index'
import type { Handlers } from './types'
import { usageHandlers } from './usage/index'
import { writingAssignHandlers } from './writing-assign/index'

export const handlers: Handlers<EndpointName> = {
  ...authHandlers,
  ...recitationHandlers,
  ...resourceHandlers,
  ...appHandlers,
  ...teamHandlers,
  ...studentHandlers,
  ...ebookHandlers,
  ...homeworkHandlers,
  ...surveyHandlers,
  ...noticeHandlers,
  ...templateHandlers,
  ...applicationHandlers,
  ...lessonHandlers,
  ...messageHandlers,
  ...publishHandlers,
  ...homeworkReadingHandlers,
  ...headquartersHandlers,
  ...studySurveyHandlers,
  ...studyReportHandlers,
  ...rankingHandlers,
  ...motivationHandlers,
  ...reportHandlers,
  ...usageHandlers,
  ...catalogueHandlers,
  ...periodicHandlers,
  ...writingAssignHandlers,
}
