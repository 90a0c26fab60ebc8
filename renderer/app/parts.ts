/** The parts of the program that are not screens, and whose modules are loaded when they are first shown. */
import type { ComponentProps } from 'react'
import type { Loadable, Part } from './part-loader'

type FindSourceProps = ComponentProps<typeof import('./find/FindSource').FindSource>
type GuideProps = ComponentProps<typeof import('../features/guide/OpenGuide').OpenGuide>

/** The search of さがす. */
export const findPart: Loadable<FindSourceProps> = {
  path: 'find',
  load: async () => (await import('./find/FindSource')).FindSource,
}

/** The guide with all its articles. */
export const guidePart: Loadable<GuideProps> = {
  path: 'guide',
  load: async () => (await import('../features/guide/OpenGuide')).OpenGuide,
}

/** The report of a fault, where nobody is logged in. */
export const faultReportPart: Loadable<object> = {
  path: 'fault-report',
  load: async () => (await import('../features/report-fault/FaultReportDialog')).FaultReportDialog,
}

export const parts: readonly Part[] = [findPart, guidePart, faultReportPart]
