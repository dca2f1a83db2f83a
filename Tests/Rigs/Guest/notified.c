/* notified SOCKET PROGRAM [ARGUMENT...]: runs a program when a service says there that it is ready, as its manager would. */
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

int main(int count, char **arguments)
{
    struct sockaddr_un address = { .sun_family = AF_UNIX };
    char message[256];
    int manager = socket(AF_UNIX, SOCK_DGRAM, 0);
    if (count < 3 || manager < 0) return 126;
    snprintf(address.sun_path, sizeof address.sun_path, "%s", arguments[1]);
    if (bind(manager, (struct sockaddr *)&address, sizeof address)) {
        perror(arguments[1]);
        return 126;
    }
    for (;;) {
        ssize_t length = recv(manager, message, sizeof message - 1, 0);
        if (length < 0) {
            perror("recv");
            return 126;
        }
        message[length] = 0;
        if (strstr(message, "READY=1")) break;
    }
    execvp(arguments[2], arguments + 2);
    perror(arguments[2]);
    return 127;
}
