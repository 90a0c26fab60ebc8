/** Generates the group policy templates (ADMX, ADML) from the configuration table. */
import { keyWords, policyWords } from './key-words.mjs'

const registryKey = 'SOFTWARE\\Policies\\Hanamaru'
const xmlHeader = '<?xml version="1.0" encoding="utf-8"?>\n'
const namespaces =
  'xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" revision="1.0" schemaVersion="1.0" xmlns="http://schemas.microsoft.com/GroupPolicy/2006/07/PolicyDefinitions"'

const escapeXml = text =>
  String(text).replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign])

const choices = { scheme: ['oaep', 'pkcs1'] }
const ranges = { minutes: [0, 240], textSize: [100, 150] }

/**
 * How the group policy editor shows each kind of value: the element in the ADMX and the control in the ADML. `flag` has
 * neither, because the policy itself is enabled or disabled.
 */
const editors = {
  text: {
    element: ({ key }) => `<text id="${key}" valueName="${key}" required="true" maxLength="2048" />`,
    control: ({ key }, label) => `<textBox refId="${key}"><label>${label}</label></textBox>`,
  },
  lines: {
    element: ({ key }) =>
      `<multiText id="${key}" valueName="${key}" required="true" maxLength="1023" maxStrings="200" />`,
    control: ({ key }, label) => `<text>${label}</text><multiTextBox refId="${key}" defaultHeight="10" />`,
  },
  list: {
    element: ({ key }) =>
      `<multiText id="${key}" valueName="${key}" required="true" maxLength="1023" maxStrings="100" />`,
    control: ({ key }, label) => `<text>${label}</text><multiTextBox refId="${key}" defaultHeight="6" />`,
  },
  number: {
    element({ key, kind }) {
      const [min, max] = ranges[kind]
      return `<decimal id="${key}" valueName="${key}" required="true" minValue="${min}" maxValue="${max}" />`
    },
    control: ({ key, default: defaultValue }, label) =>
      `<decimalTextBox refId="${key}" defaultValue="${defaultValue}">${label}</decimalTextBox>`,
  },
  choice: {
    element: ({ key, kind }) =>
      `<enum id="${key}" valueName="${key}" required="true">${choices[kind]
        .map(one => `<item displayName="$(string.${key}_${one})"><value><string>${one}</string></value></item>`)
        .join('')}</enum>`,
    control: ({ key, kind, default: defaultValue }, label) =>
      `<dropdownList refId="${key}" noSort="true" defaultItem="${choices[kind].indexOf(defaultValue)}">${label}</dropdownList>`,
  },
}

const editorOf = row => (row.kind in choices ? editors.choice : editors[row.policyForm])

/** The help text of a row in the group policy editor. */
function explain(row) {
  const { help, none } = keyWords[row.key]
  const { requirement, example, whenAbsent } = policyWords
  const format = value =>
    typeof value === 'string' ? value : Array.isArray(value) ? value.join('\n') : JSON.stringify(value)
  const inputHint = { flag: policyWords.flag, lines: policyWords.lines, list: policyWords.list }[row.policyForm]
  return [
    help,
    ...(row.policyForm === 'flag'
      ? []
      : [`${requirement}：${row.requirement}。`, `${example}：\n${format(row.example)}`]),
    ...(inputHint ? [inputHint] : []),
    `${whenAbsent}：${row.default === undefined ? none : Array.isArray(row.default) ? policyWords.empty : format(row.default)}`,
    policyWords.precedence,
  ].join('\n\n')
}

/** The ADMX file: the policies, and what each writes into the registry. */
export function admx(rows) {
  const policies = rows.map(row => {
    const editor = editorOf(row)
    const presentation = editor ? ` presentation="$(presentation.${row.key})"` : ''
    const value = editor ? '' : ` valueName="${row.key}"`
    return `    <policy name="${row.key}" class="Machine" displayName="$(string.${row.key})" explainText="$(string.${row.key}_help)" key="${registryKey}"${value}${presentation}>
      <parentCategory ref="Hanamaru" />
      <supportedOn ref="SUPPORTED" />
      ${
        editor
          ? `<elements>${editor.element(row)}</elements>`
          : '<enabledValue><decimal value="1" /></enabledValue>\n      <disabledValue><decimal value="0" /></disabledValue>'
      }
    </policy>`
  })
  return `${xmlHeader}<policyDefinitions ${namespaces}>
  <policyNamespaces>
    <target prefix="hanamaru" namespace="Hanamaru.Policies.Console" />
  </policyNamespaces>
  <resources minRequiredRevision="1.0" />
  <supportedOn>
    <definitions>
      <definition name="SUPPORTED" displayName="$(string.SUPPORTED)" />
    </definitions>
  </supportedOn>
  <categories>
    <category name="Hanamaru" displayName="$(string.Hanamaru)" />
  </categories>
  <policies>
${policies.join('\n')}
  </policies>
</policyDefinitions>
`
}

/** The ADML file: the texts that the editor shows for the policies. */
export function adml(rows) {
  const strings = [
    ['Hanamaru', policyWords.category],
    ['SUPPORTED', policyWords.supported],
    ...rows.flatMap(row => [
      [row.key, `${keyWords[row.key].title}（${row.key}）`],
      [`${row.key}_help`, explain(row)],
      ...(choices[row.kind] ?? []).map(one => [`${row.key}_${one}`, policyWords[one]]),
    ]),
  ]
  const presentations = rows
    .filter(editorOf)
    .map(
      row =>
        `      <presentation id="${row.key}">${editorOf(row).control(row, escapeXml(keyWords[row.key].title))}</presentation>`,
    )
  return `${xmlHeader}<policyDefinitionResources ${namespaces}>
  <displayName>${escapeXml(policyWords.category)}</displayName>
  <description>${escapeXml(policyWords.description)}</description>
  <resources>
    <stringTable>
${strings.map(([id, words]) => `      <string id="${id}">${escapeXml(words)}</string>`).join('\n')}
    </stringTable>
    <presentationTable>
${presentations.join('\n')}
    </presentationTable>
  </resources>
</policyDefinitionResources>
`
}
