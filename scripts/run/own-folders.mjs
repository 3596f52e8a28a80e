/**
 * Settings of a portal that is started to try something: it keeps to the folder and the database that it is given, and
 * sends no mail, whatever portal the shell of its person is set up for. A server removes files that its database does not
 * name, so that in the folders of another portal it would remove pictures and attachments for good.
 */
export const OWN_FOLDERS = {
  DATABASE_URL: '',
  MEDIA_DIR: '',
  ATTACHMENTS_DIR: '',
  BACKUP_DIR: '',
  SMTP_URL: '',
};
