; What the installer does beyond electron-builder's own script. Texts in Japanese: this file is UTF-8 with a byte order mark.

; /CONFIG=path brings the configuration along. Without it, the one that is there outlives the update, which removes all files.
!macro customInit
  InitPluginsDir
  ${GetParameters} $R0
  ClearErrors
  ${GetOptions} $R0 "/CONFIG=" $R1
  ${IfNot} ${Errors}
    ${If} ${FileExists} "$R1"
      CopyFiles /SILENT "$R1" "$PLUGINSDIR\hanamaru.config.json"
    ${Else}
      MessageBox MB_OK|MB_ICONSTOP "設定ファイルがありません：$R1" /SD IDOK
      SetErrorLevel 2
      Quit
    ${EndIf}
  ${ElseIf} ${FileExists} "$INSTDIR\resources\hanamaru.config.json"
    CopyFiles /SILENT "$INSTDIR\resources\hanamaru.config.json" "$PLUGINSDIR\hanamaru.config.json"
  ${EndIf}
!macroend

!macro customInstall
  ${If} ${FileExists} "$PLUGINSDIR\hanamaru.config.json"
    CopyFiles /SILENT "$PLUGINSDIR\hanamaru.config.json" "$INSTDIR\resources\hanamaru.config.json"
  ${EndIf}
  ; Electron-builder keeps a copy of the installer for updates by difference, of which there are none.
  SetShellVarContext current
  RMDir /r "$LOCALAPPDATA\${APP_PACKAGE_NAME}-updater"
  SetShellVarContext all
!macroend
