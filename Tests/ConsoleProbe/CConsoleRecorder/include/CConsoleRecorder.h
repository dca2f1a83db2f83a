#pragma once

// Makes sure that the recorder is linked in: with it every ioctl of a console is answered as by a
// terminal in text mode with a keyboard in K_XLATE, and written to standard output with its argument.
void console_recorder_install(void);
