/* unprivileged: runs a program as a user in no group: unprivileged PROGRAM [ARGUMENT...] */
#include <grp.h>
#include <stdio.h>
#include <unistd.h>

enum { NOBODY = 65534 };

int main(int count, char **arguments)
{
    if (count < 2 || setgroups(0, NULL) || setgid(NOBODY) || setuid(NOBODY)) {
        perror("unprivileged");
        return 126;
    }
    execvp(arguments[1], arguments + 1);
    perror(arguments[1]);
    return 127;
}
