; What the installer does beyond electron-builder's own script. Texts in Japanese: this file is UTF-8 with a byte order mark.

; An update removes all files of the old version first. Meanwhile the configuration lies here, where a kill or a power cut does not
; take it: the next run of the installer puts it back. Beside the programs, so that only an administrator can lay one there.
!define KEPT "$PROGRAMFILES64\${APP_FILENAME}-keep"
!define CONFIG_NAME "hanamaru.config.json"

; Copies a file so that under its name there is only ever a whole one. Sets the error flag where that fails.
!macro copyWhole FROM FOLDER
  CreateDirectory "${FOLDER}"
  ClearErrors
  CopyFiles /SILENT "${FROM}" "${FOLDER}\${CONFIG_NAME}.new"
  ${IfNot} ${Errors}
    Delete "${FOLDER}\${CONFIG_NAME}"
    ClearErrors
    Rename "${FOLDER}\${CONFIG_NAME}.new" "${FOLDER}\${CONFIG_NAME}"
  ${EndIf}
!macroend

!macro stopWith WORDS
  MessageBox MB_OK|MB_ICONSTOP "${WORDS}" /SD IDOK
  SetErrorLevel 2
  Quit
!macroend

; /CONFIG=path brings the configuration along: a whole path, or a name beside the installer (the current folder is another by now).
!macro customInit
  ${GetParameters} $R0
  ClearErrors
  ${GetOptions} $R0 "/CONFIG=" $givenConfig
  ${If} ${Errors}
    StrCpy $givenConfig ""
  ${Else}
    ${If} $givenConfig != ""
    ${AndIf} ${FileExists} "$EXEDIR\$givenConfig"
      StrCpy $givenConfig "$EXEDIR\$givenConfig"
    ${EndIf}
    ${IfNot} ${FileExists} "$givenConfig"
    ${OrIf} ${FileExists} "$givenConfig\*.*"
      !insertmacro stopWith "設定ファイルがありません：$givenConfig"
    ${EndIf}
  ${EndIf}
!macroend

; Runs before the section that removes the old version. What a killed run has left stays where there is nothing newer.
!macro customHeader
  !ifndef BUILD_UNINSTALLER
    Var givenConfig
    Section "-keep"
      StrCpy $R1 "$givenConfig"
      ${If} $R1 == ""
      ${AndIf} ${FileExists} "$INSTDIR\resources\${CONFIG_NAME}"
        StrCpy $R1 "$INSTDIR\resources\${CONFIG_NAME}"
      ${EndIf}
      ${If} $R1 != ""
        !insertmacro copyWhole "$R1" "${KEPT}"
        ${If} ${Errors}
          !insertmacro stopWith "設定ファイルをコピーできません：$R1"
        ${EndIf}
      ${EndIf}
    SectionEnd
  !endif
!macroend

!macro customInstall
  ${If} ${FileExists} "${KEPT}\${CONFIG_NAME}"
    !insertmacro copyWhole "${KEPT}\${CONFIG_NAME}" "$INSTDIR\resources"
    ${If} ${Errors}
      !insertmacro stopWith "設定ファイルを元に戻せません：${KEPT}\${CONFIG_NAME}"
    ${EndIf}
  ${EndIf}
  RMDir /r "${KEPT}"
  ; Electron-builder keeps a copy of the installer for updates by difference, of which there are none.
  SetShellVarContext current
  RMDir /r "$LOCALAPPDATA\${APP_PACKAGE_NAME}-updater"
  SetShellVarContext all
!macroend

; As electron-builder's own, but that nobody is waited for where nobody sits: its message has no answer for /S.
!macro customUnInstallCheck
  ${IfNot} ${Errors}
  ${AndIf} $R0 != 0
    !insertmacro stopWith "$(uninstallFailed): $R0"
  ${EndIf}
!macroend

; Whoever uninstalls wants nothing put back later; an update runs this uninstaller too.
!macro customUnInstall
  ${IfNot} ${isUpdated}
    RMDir /r "${KEPT}"
  ${EndIf}
!macroend
