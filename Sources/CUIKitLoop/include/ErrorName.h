#ifndef CUIKIT_LOOP_ERROR_NAME_H
#define CUIKIT_LOOP_ERROR_NAME_H
/// The symbol of an error number, for example "EACCES"; null when there is none. The text is static.
const char *uikit_error_name(int number);
#endif
