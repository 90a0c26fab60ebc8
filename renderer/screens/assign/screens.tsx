/** The screens under /homework-create (SPEC §2). */
import { Navigate } from 'react-router-dom'
import { paths } from '../../paths'
import { Wizard } from './Wizard'

export { WizardChoice } from './WizardChoice'

/** /homework-create redirects to /homework-create/form. */
export const AssignHome = () => <Navigate to={paths.assignForm()} replace />

export const Routine = () => <Wizard wizard="routine" />
export const Periodic = () => <Wizard wizard="periodic" />
export const WordTest = () => <Wizard wizard="wordtest" />
