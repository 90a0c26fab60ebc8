import type { EndpointResponse } from '../../../../shared/endpoints/index'

/** The applicant, the kinds of application, and the largest number of rows. */
export type ApplicationInfo = EndpointResponse<'account-apply-basic-info'>
