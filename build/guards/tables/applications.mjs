/** The guards of the applications for accounts, and of files that the page hands to main. */
import { guardsOf } from '../table.mjs'

export const rows = [
  ...guardsOf(
    {
      area: 'downloads',
      section: '§10',
      file: 'main/downloads/downloads.ts',
      tests: ['tests/main/downloads/held-files.test.ts'],
    },
    [
      ['A file of the page is not kept after the session', '    heldFiles.clear()\n', ''],
      ['A file that is saved at once does not outlive the program', '[end(false), saver.cancel()]', '[end(false)]'],
      [
        'A file of the page is kept only for a teacher who is logged in',
        'return manager ? success({ file_id: heldFiles.hold(file) }) : notLoggedIn',
        'return manager || true ? success({ file_id: heldFiles.hold(file) }) : notLoggedIn',
      ],
    ],
  ),
  ...guardsOf(
    {
      area: 'renderer',
      section: '§7',
      file: 'renderer/screens/account-application/create/CheckStep.tsx',
      tests: ['tests/renderer/screens/account-application/application-create.test.tsx'],
    },
    [
      ['An application with faults is not sent', 'const canSend = faults.length === 0 && ', 'const canSend = '],
      [
        'A typed cell is confirmed before an application is sent',
        'if (editor) return editor.blur()',
        'if (editor) editor.blur()',
      ],
    ],
  ),
  ...guardsOf(
    {
      area: 'renderer',
      section: '§10',
      file: 'renderer/screens/account-application/create/use-application.ts',
      tests: ['tests/renderer/screens/account-application/application-create.test.tsx'],
    },
    [['Macros and links of a workbook are not sent', ' || table.carries.length > 0', '']],
  ),
  ...guardsOf(
    {
      area: 'client',
      section: '§10',
      file: 'main/excel/read/xml.ts',
      tests: ['tests/main/excel/read/workbook.test.ts'],
    },
    [['A workbook with a document type is refused', "throw new RefusedFile('doctype')", '']],
  ),
  ...guardsOf(
    {
      area: 'client',
      section: '§10',
      file: 'main/bridge/application-handlers.ts',
      tests: ['tests/main/bridge/application-handlers.test.ts'],
    },
    [['An endless template is not read', 'if (size > maxTemplateBytes) return null', '']],
  ),
]
